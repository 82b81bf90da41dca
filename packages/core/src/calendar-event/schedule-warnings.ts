import { isCalendarDate, isPlainTime, type PlainDateTime, wallClockText } from "../shared/wall-clock.ts";
import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import { type CalendarEventTimes, calendarEventEnd, isUpcoming } from "./calendar-event-schedule.ts";
import { datesOfDraft, type TypedRepetition } from "./calendar-event-series.ts";

interface TypedSchedule extends TypedRepetition {
  readonly date: string;
  readonly time: string;
  readonly ends?: string | undefined;
}

interface ScheduleContext {
  readonly events: readonly CalendarEvent[];
  /** The event being edited, if any. It does not cause warnings while its date and times are unchanged. */
  readonly editedEvent: CalendarEvent | undefined;
  readonly now: PlainDateTime;
}

const MIDNIGHT = { time: "00:00", ends: undefined } as const;

/** Warns about dates in the past and about the first event that overlaps. The owner can save anyway. */
export function scheduleWarnings(
  { date, time, ends = "", ...repetition }: TypedSchedule,
  { events, editedEvent, now }: ScheduleContext,
) {
  const isMoved = date !== editedEvent?.date || time !== editedEvent.time || ends !== (editedEvent.ends ?? "");
  const times = isPlainTime(time) ? { time, ends: isPlainTime(ends) ? ends : undefined } : undefined;
  const dates = isMoved && isCalendarDate(date) ? datesOfDraft(date, repetition) : [];
  return {
    isPast: dates.some((day) => !isUpcoming({ date: day, ...(times ?? MIDNIGHT) }, now)),
    conflict: dates
      .map((day) => times && findConflict({ date: day, ...times }, events, editedEvent?.id))
      .find((conflict) => conflict !== undefined),
  };
}

/** Returns the first overlapping event. Skips canceled events. An event without an end is a single moment. */
function findConflict(
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

function wallPeriod(event: CalendarEventTimes): { start: string; end: string } {
  return { start: wallClockText(event), end: wallClockText(calendarEventEnd(event) ?? event) };
}
