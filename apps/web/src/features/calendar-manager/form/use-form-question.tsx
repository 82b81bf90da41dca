import { useState } from "react";
import { ConfirmationQuestion } from "../../../components/confirmation/confirmation.tsx";
import { useNextFocus } from "../../../components/focus/use-next-focus.ts";

interface Asked {
  readonly question: string;
  readonly labels: readonly string[];
  readonly resolve: (answer: number | null) => void;
}

/**
 * Asks what to save. `question` takes the place of the form's buttons. `ask` resolves to the number of the answer, from 0, or
 * to `null` to go back to the form.
 */
export function useFormQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const focusNext = useNextFocus();
  const ask = (question: string, labels: readonly string[]) =>
    new Promise<number | null>((resolve) => setAsked({ question, labels, resolve })).finally(() => setAsked(null));
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
