import type { SaveEventAnswers } from "@inner-light/application";
import { useState } from "react";
import { ConfirmationQuestion } from "../../../ui/confirmation/confirmation.tsx";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import type { FormQuestion } from "./form-questions.ts";

interface Asked extends FormQuestion {
  readonly resolve: (answer: SaveEventAnswers | null) => void;
}

/**
 * Asks what to save. `question` takes the place of the form's buttons. `ask` resolves to the owner's answer, or to `null`
 * to go back to the form.
 */
export function useFormQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const focusNext = useNextFocus();
  const ask = (question: FormQuestion) =>
    new Promise<SaveEventAnswers | null>((resolve) => setAsked({ ...question, resolve })).finally(() => setAsked(null));
  const question = asked && (
    <ConfirmationQuestion
      key={asked.question}
      question={asked.question}
      answers={asked.answers.map(({ label, answer }) => ({ label, onChoose: () => asked.resolve(answer) }))}
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
