import { isCalendarDate, isPlainTime, type PlainDateTime, wallClockText } from "../shared/wall-clock.ts";
import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import { type CalendarEventTimes, calendarEventEnd, isUpcoming } from "./calendar-event-schedule.ts";
import { datesOfDraft, type TypedRepetition } from "./calendar-event-series.ts";

/** The fields of a draft that may be incomplete. */
interface TypedSchedule extends TypedRepetition {
  readonly date: string;
  readonly time: string;
  readonly ends?: string | undefined;
}

interface ScheduleContext {
  readonly events: readonly CalendarEvent[];
  /** The event that the draft changes. There are no warnings if its date and times stay the same. */
  readonly editedEvent: CalendarEvent | undefined;
  /** Now, on the wall clock of the events. */
  readonly now: PlainDateTime;
}

const MIDNIGHT = { time: "00:00", ends: undefined } as const;

/**
 * Possible mistakes in a draft that can be saved anyway: whether one of its days has passed, and the first event that
 * overlaps with it.
 */
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

/** The first other event that overlaps with this one. Events without an end are moments; ignores canceled events. */
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
