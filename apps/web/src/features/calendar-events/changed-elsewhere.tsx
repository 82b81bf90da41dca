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
      <Notice title="This event was deleted elsewhere meanwhile">
        <p>If you save, it is back on the calendar as it is written here. “Cancel” leaves it deleted.</p>
      </Notice>
    );
  if (!isSameCalendarEvent(storedEvent, editedEvent))
    return (
      <Notice title="This event was changed elsewhere meanwhile">
        <p>If you save, what is written here takes the place of that. “Cancel” shows what is there now.</p>
      </Notice>
    );
  if (!isRefused) return null;
  return (
    <Notice title="Later ones of this series were changed elsewhere meanwhile">
      <p>Nothing has been saved. If you save again, what is written here takes the place of that, too.</p>
    </Notice>
  );
}
