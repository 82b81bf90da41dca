import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { TextButton, TextButtonRow } from "../../../components/button/text-button.ts";
import { Confirmation } from "../../../components/confirmation/confirmation.tsx";
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
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const isSeries = series.length > 1;
  const question = isSeries
    ? "This event is part of a series. What would you like to delete?"
    : "Would you like to delete this event?";
  const [only, later] = isSeries ? seriesAnswers(series.length) : ["Delete it"];
  return (
    <Confirmation
      question={canRestore ? question : `${question} It can’t be brought back.`}
      isNeeded={isSeries || !canRestore}
      answers={[
        { label: only, onChoose: () => onDelete([event]) },
        ...(later === undefined ? [] : [{ label: later, onChoose: () => onDelete(series) }]),
      ]}
      no="Keep it"
    >
      {(ask, button) => (
        <TextButtonRow>
          <TextButton onClick={onEdit}>Edit {title}</TextButton>
          <TextButton onClick={onDuplicate}>Duplicate {title}</TextButton>
          <TextButton ref={button} onClick={ask}>
            Delete {title}
          </TextButton>
          {children}
        </TextButtonRow>
      )}
    </Confirmation>
  );
}
