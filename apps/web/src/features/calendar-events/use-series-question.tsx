import { useState } from "react";
import { ConfirmationQuestion } from "../../components/confirmation-question.tsx";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { seriesAnswers } from "./series-answers.ts";

/** Whether a change is for the later events of a series as well; `null` to change nothing yet. */
type Answer = boolean | null;

/**
 * Asks which events of a series an edit is for, where there are later ones: `count` is how many there are from the edited
 * one on. `question` takes the place of the form's buttons.
 */
export function useSeriesQuestion(count: number) {
  const [answer, setAnswer] = useState<((answer: Answer) => void) | null>(null);
  const focusNext = useNextFocus();
  const ask = async (): Promise<Answer> => {
    if (count === 1) return false;
    const chosen = await new Promise<Answer>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return chosen;
  };
  const goBack = () => {
    answer?.(null);
    focusNext("[data-event-form] [type=submit]");
  };
  const question = answer && (
    <ConfirmationQuestion
      question="This event is one of a series. What should be changed?"
      answers={seriesAnswers(count, answer)}
      no="Back to the form"
      onNo={goBack}
    />
  );
  return { isAsking: answer !== null, question, ask };
}
