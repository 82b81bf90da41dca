import { addDays, type CalendarDate, midnightOf } from "../shared/calendar-date.ts";
import { DAY_MS } from "../shared/clock.ts";
import { ValidationError } from "../shared/errors.ts";
import { validate } from "../shared/validate.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { type CalendarEventDraft, calendarEventDraftSchema, calendarEventFrom } from "./calendar-event-draft.ts";
import type { CalendarEventChange } from "./calendar-event-repository.ts";
import { revisedDraft } from "./calendar-event-revision.ts";
import { compareBySchedule } from "./calendar-event-schedule.ts";

/** The fields that an edit gives to every event of a series as they are. The date moves each event instead. */
const SHARED_FIELDS = ["title", "description", "time", "type", "location", "ends", "canceled", "full"] as const;

/** This event, and those of its series that are at its date and time or later, by schedule. */
export function laterInSeries(events: readonly CalendarEvent[], event: CalendarEvent): CalendarEvent[] {
  const { id, series } = event;
  const later = events.filter(
    (other) => series !== undefined && other.series === series && other.id !== id && startOf(other) >= startOf(event),
  );
  return [event, ...later.sort(compareBySchedule)];
}

/**
 * The changes that apply an edit of one event to it and to the later ones of its series. Each gets the fields that the
 * draft changes, and keeps its own in the others; a moved date moves each by as many days. Throws `ValidationError` for a
 * draft that breaks a rule, or moves an event beyond the year 9999.
 */
export function seriesChanges(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  draft: CalendarEventDraft,
): CalendarEventChange[] {
  const edited = calendarEventFrom(validate(calendarEventDraftSchema, revisedDraft(event, draft)), event.id);
  const changed = SHARED_FIELDS.filter((field) => edited[field] !== event[field]);
  const fields: Partial<CalendarEventDraft> = Object.fromEntries(changed.map((field) => [field, edited[field]]));
  const days = daysBetween(event.date, edited.date);
  return laterInSeries(events, event).map((before) => {
    const { id: _, ...unchanged } = before;
    return { before, draft: { ...unchanged, ...fields, date: movedDate(before.date, days) } };
  });
}

function movedDate(date: CalendarDate, days: number): CalendarDate {
  const moved = addDays(date, days);
  if (moved !== undefined) return moved;
  throw new ValidationError([
    {
      field: "date",
      code: "out-of-range",
      message: "Please choose a day that leaves every date before the year 10000",
    },
  ]);
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnightOf(to).getTime() - midnightOf(from).getTime()) / DAY_MS;
}

function startOf({ date, time }: CalendarEvent): string {
  return `${date} ${time}`;
}
