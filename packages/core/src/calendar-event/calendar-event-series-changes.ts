import { addDays, type CalendarDate, midnightOf } from "../shared/calendar-date.ts";
import { DAY_MS } from "../shared/clock.ts";
import type { CalendarEvent, CalendarEventDraft } from "./calendar-event.ts";
import type { CalendarEventChange } from "./calendar-event-repository.ts";
import { hasSame, rebasedDraft, revisedEvent } from "./calendar-event-revision.ts";
import { compareBySchedule } from "./calendar-event-schedule.ts";

/** This event, and those of its series that are at its date and time or later, by schedule. */
export function laterInSeries(events: readonly CalendarEvent[], event: CalendarEvent): CalendarEvent[] {
  const { id, series } = event;
  if (series === undefined) return [event];
  const later = events.filter(
    (other) => other.series === series && other.id !== id && startOf(other) >= startOf(event),
  );
  return [event, ...later.sort(compareBySchedule)];
}

/**
 * The changes that apply an edit of one event to it and to the later ones of its series. Each gets the fields that the
 * draft changes, and keeps its own in the others, and its own time if it differs from the event's; a moved date moves
 * each by as many days. Throws `ValidationError` for a draft that breaks a rule.
 */
export function seriesChanges(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  draft: CalendarEventDraft,
): CalendarEventChange[] {
  const edited = revisedEvent(event, draft);
  const days = (midnightOf(edited.date).getTime() - midnightOf(event.date).getTime()) / DAY_MS;
  return laterInSeries(events, event).map((before) => {
    const rebased = rebasedDraft(event, before, edited, hasSame(before, event, "time") ? [] : ["time"]);
    // A blank date is refused: a date beyond the year 9999 refuses the whole change.
    return { before, draft: { ...rebased, date: addDays(before.date, days) ?? "" } };
  });
}

/** The dates that keep the time they were given by themselves in such a change. None where it leaves the time alone. */
export function datesWithOwnTime(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  draft: CalendarEventDraft,
): CalendarDate[] {
  if (hasSame(revisedEvent(event, draft), event, "time")) return [];
  return laterInSeries(events, event).flatMap((later) => (hasSame(later, event, "time") ? [] : later.date));
}

function startOf({ date, time }: CalendarEvent): string {
  return `${date} ${time}`;
}
