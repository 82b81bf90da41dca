import { type CalendarEvent, isSameCalendarEvent } from "@inner-light/core";
import { Notice } from "../../../components/notice/notice.tsx";

interface ChangedElsewhereProps {
  /** The event as it was when the form was opened. */
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether an event that should have been saved was found to be changed or deleted. */
  readonly isRefused: boolean;
}

/** Says what saving will do to an event, or to its series, that was changed or deleted since the form was opened. */
export function ChangedElsewhere({ editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  const tone = isRefused ? "danger" : "calm";
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else" tone={tone}>
        If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.
      </Notice>
    );
  if (!isRefused && isSameCalendarEvent(storedEvent, editedEvent)) return null;
  return (
    <Notice title={`This event${isRefused ? " or its series" : ""} was changed somewhere else`} tone={tone}>
      <p>
        {isRefused && <span>Nothing has been saved yet; please save again. </span>}
        <span>What you haven’t edited stays as it is there.</span>
      </p>
    </Notice>
  );
}
