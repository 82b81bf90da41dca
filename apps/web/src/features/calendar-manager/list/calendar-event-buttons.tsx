import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useState } from "react";
import { TextButton, TextButtonRow } from "../../../components/button/text-button.ts";
import { ConfirmationQuestion } from "../../../components/confirmation/confirmation.tsx";
import { useNextFocus } from "../../../components/focus/use-next-focus.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";
import { seriesAnswers } from "../form/form-questions.ts";

interface CalendarEventButtonsProps {
  readonly event: CalendarEvent;
  /** The event, and the later ones of its series. */
  readonly series: readonly CalendarEvent[];
  readonly canRestore: boolean;
  readonly children: ReactNode;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: (events: readonly CalendarEvent[]) => void;
}

/** The owner's buttons for one event. Asks before it deletes what has later ones in its series, or what cannot be restored. */
export function CalendarEventButtons(props: CalendarEventButtonsProps) {
  const { event, series, canRestore, children, onEdit, onDuplicate, onDelete } = props;
  const [isAsking, setAsking] = useState(false);
  const focusNext = useNextFocus();
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const keep = () => {
    setAsking(false);
    focusNext(`[data-event="${event.id}"] [data-delete]`);
  };
  const isSeries = series.length > 1;
  const mustAsk = isSeries || !canRestore;
  const question = isSeries
    ? "This event is part of a series. What would you like to delete?"
    : "Would you like to delete this event?";
  // The later events may be deleted elsewhere while the question is asked.
  if (isAsking && mustAsk)
    return (
      <ConfirmationQuestion
        question={canRestore ? question : `${question} It can’t be brought back.`}
        answers={(isSeries ? seriesAnswers(series.length) : ["Delete it"]).map((label, index) => ({
          label,
          onChoose: () => onDelete(index === 0 ? [event] : series),
        }))}
        no="Keep it"
        onNo={keep}
      />
    );
  return (
    <TextButtonRow>
      <TextButton onClick={onEdit}>Edit {title}</TextButton>
      <TextButton onClick={onDuplicate}>Duplicate {title}</TextButton>
      <TextButton data-delete onClick={() => (mustAsk ? setAsking(true) : onDelete([event]))}>
        Delete {title}
      </TextButton>
      {children}
    </TextButtonRow>
  );
}
