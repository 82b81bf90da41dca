import { useState } from "react";
import { ConfirmationQuestion } from "../../../components/confirmation/confirmation.tsx";
import { useNextFocus } from "../../../components/focus/use-next-focus.ts";

/** The number of the answer that was chosen, from 0; `null` to go back to the form. */
type Answer = number | null;

interface Asked {
  readonly question: string;
  readonly labels: readonly string[];
  readonly resolve: (answer: Answer) => void;
}

/** Asks what to save. `question` takes the place of the form's buttons. */
export function useFormQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const focusNext = useNextFocus();
  const ask = async (question: string, labels: readonly string[]): Promise<Answer> => {
    const answer = await new Promise<Answer>((resolve) => setAsked({ question, labels, resolve }));
    setAsked(null);
    return answer;
  };
  const question = asked && (
    <ConfirmationQuestion
      key={asked.question}
      question={asked.question}
      answers={asked.labels.map((label, index) => ({ label, onChoose: () => asked.resolve(index) }))}
      isFirstMain
      no="Back to the form"
      onNo={() => {
        asked.resolve(null);
        focusNext("[data-event-form] [type=submit]");
      }}
    />
  );
  return { isAsking: asked !== null, question, ask };
}
