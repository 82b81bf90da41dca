import type { PlainDateTime } from "../shared/zoned-time.ts";
import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import { type CalendarEventTimes, calendarEventEnd } from "./calendar-event-period.ts";

/**
 * The first other event that overlaps with this one, if there is one. An event without an end counts as a moment, and a
 * canceled one does not count. `editedId` is the event that is being changed.
 */
export function findConflict(
  draft: CalendarEventTimes,
  events: readonly CalendarEvent[],
  editedId?: CalendarEventId,
): CalendarEvent | undefined {
  const { start, end } = wallPeriod(draft);
  return events.find((event) => {
    if (event.id === editedId || event.canceled) return false;
    const other = wallPeriod(event);
    return other.start === start || (other.start < end && start < other.end);
  });
}

/** Text order is time order. */
function wallPeriod(event: CalendarEventTimes): { start: string; end: string } {
  return { start: textOf(event), end: textOf(calendarEventEnd(event) ?? event) };
}

function textOf({ date, time }: PlainDateTime): string {
  return `${date}T${time}`;
}
