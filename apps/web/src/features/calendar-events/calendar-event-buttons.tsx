import type { CalendarEvent } from "@inner-light/core";
import { useState } from "react";
import { ConfirmationQuestion } from "../../components/confirmation-question.tsx";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { TextButton, TextButtonRow, TextPageLink } from "../../components/text-button.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { seriesAnswers } from "./series-answers.ts";

interface CalendarEventButtonsProps {
  readonly event: CalendarEvent;
  /** The event, and the later ones of its series. */
  readonly series: readonly CalendarEvent[];
  /** Whether it is worth a poster. */
  readonly isComing: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: (events: readonly CalendarEvent[]) => void;
}

/** The owner's buttons for one event. Asks before it deletes an event that has later ones in its series. */
export function CalendarEventButtons(props: CalendarEventButtonsProps) {
  const { event, series, isComing, onEdit, onDuplicate, onDelete } = props;
  const [isAsking, setAsking] = useState(false);
  const focusNext = useNextFocus();
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const keep = () => {
    setAsking(false);
    focusNext(`[data-event="${event.id}"] [data-delete]`);
  };
  // The later events may be deleted elsewhere while the question is asked.
  if (isAsking && series.length > 1)
    return (
      <ConfirmationQuestion
        question="This event is one of a series. What should be deleted?"
        answers={seriesAnswers(series.length, (isForLater) => onDelete(isForLater ? series : [event]))}
        no="Keep it"
        onNo={keep}
      />
    );
  return (
    <TextButtonRow>
      <TextButton onClick={ignoreDoubleClick(onEdit)}>Edit {title}</TextButton>
      <TextButton onClick={ignoreDoubleClick(onDuplicate)}>Duplicate {title}</TextButton>
      <TextButton
        data-delete
        onClick={ignoreDoubleClick(() => (series.length > 1 ? setAsking(true) : onDelete([event])))}
      >
        Delete {title}
      </TextButton>
      {isComing && (
        <TextPageLink to="/calendar/poster" search={{ event: event.id }}>
          Poster {title}
        </TextPageLink>
      )}
    </TextButtonRow>
  );
}
