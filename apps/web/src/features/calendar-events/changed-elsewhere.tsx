import { type CalendarEvent, isSameCalendarEvent } from "@inner-light/core";
import { Notice } from "../../components/notice.tsx";

interface ChangedElsewhereProps {
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether an event that should have been saved was found to be changed or deleted. */
  readonly isRefused: boolean;
}

/** Says what saving will do to an event, or to its series, that was changed or deleted since the form was opened. */
export function ChangedElsewhere({ editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else">
        <p>If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.</p>
      </Notice>
    );
  if (!isSameCalendarEvent(storedEvent, editedEvent))
    return (
      <Notice title="This event was changed somewhere else">
        <p>If you save, your version replaces that one. “Cancel” shows the other version.</p>
      </Notice>
    );
  if (!isRefused) return null;
  return (
    <Notice title="Later events in this series were changed somewhere else">
      <p>Nothing has been saved. If you save again, your version replaces those, too.</p>
    </Notice>
  );
}
