import type { CalendarEvent } from "@inner-light/core";
import { useState } from "react";
import { ConfirmationQuestion } from "../../components/confirmation-question.tsx";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { seriesAnswers } from "./series-answers.ts";

type Later = readonly CalendarEvent[];

/**
 * Asks which events of a series are to be saved, where the edited one has later ones. `question` is to be shown in place of
 * the form's buttons. `ask` resolves to the later events that the change is for, and to `null` when the owner goes back.
 */
export function useSeriesQuestion(later: Later) {
  const [answer, setAnswer] = useState<((later: Later | null) => void) | null>(null);
  const focusNext = useNextFocus();
  const ask = async (): Promise<Later | null> => {
    if (later.length === 0) return [];
    const chosen = await new Promise<Later | null>((resolve) => setAnswer(() => resolve));
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
      answers={seriesAnswers(later.length, (isLaterToo) => answer(isLaterToo ? later : []))}
      no="Back to the form"
      onNo={goBack}
    />
  );
  return { isAsking: answer !== null, question, ask };
}
