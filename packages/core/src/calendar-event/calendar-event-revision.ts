import { DAY_MS } from "../shared/clock.ts";
import { type Unvalidated, validate } from "../shared/validate.ts";
import { addDays, type CalendarDate, midnightOf, wallClockText } from "../shared/wall-clock.ts";
import {
  CALENDAR_EVENT_FIELD_NAMES,
  CALENDAR_EVENT_TEXT_FIELDS,
  type CalendarEvent,
  type CalendarEventDraft,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
} from "./calendar-event.ts";
import type { CalendarEventChange } from "./calendar-event-repository.ts";
import { compareBySchedule } from "./calendar-event-schedule.ts";

/**
 * The event that results from an edit of `before`, in the same series. A form shows an absent field as blank; such a
 * field stays absent. Throws `ValidationError` for an invalid draft.
 */
export function revisedEvent(before: CalendarEvent, draft: Unvalidated<CalendarEventDraft>): CalendarEvent {
  const unused = CALENDAR_EVENT_TEXT_FIELDS.filter((field) => draft[field] === "" && before[field] === undefined);
  const revised = {
    ...draft,
    ...Object.fromEntries(unused.map((field) => [field, undefined])),
    ...(before.series === undefined ? {} : { series: before.series }),
  };
  return calendarEventFrom(validate(calendarEventDraftSchema, revised), before.id);
}

/** The fields that are edited separately. `time` stands for start and end, which belong together. */
const EDITED_FIELDS = CALENDAR_EVENT_FIELD_NAMES.filter((field) => field !== "ends" && field !== "series");

export type EditedField = (typeof EDITED_FIELDS)[number];

/** The fields in which two events differ. */
export function differingFields(a: CalendarEvent, b: CalendarEvent): EditedField[] {
  return EDITED_FIELDS.filter((field) => !hasSame(a, b, field));
}

/** The fields that were edited from `opened` to `edited`, and changed to something else in `stored`. */
export function conflictingFields(opened: CalendarEvent, stored: CalendarEvent, edited: CalendarEvent): EditedField[] {
  const changed = differingFields(opened, stored);
  return differingFields(opened, edited).filter((field) => changed.includes(field) && !hasSame(stored, edited, field));
}

/** Applies the edit from `opened` to `edited`, except `kept` fields, to another version or event of the series. */
export function rebasedEvent(
  opened: CalendarEvent,
  stored: CalendarEvent,
  edited: CalendarEvent,
  kept: readonly EditedField[] = [],
): CalendarEvent {
  const fields = differingFields(opened, edited).filter((field) => !kept.includes(field));
  const values = fields.flatMap((field) => [
    [field, edited[field]],
    ...(field === "time" ? [["ends", edited.ends]] : []),
  ]);
  return { ...stored, ...Object.fromEntries(values) };
}

function hasSame(a: CalendarEvent, b: CalendarEvent, field: EditedField): boolean {
  return a[field] === b[field] && (field !== "time" || a.ends === b.ends);
}

/** The changes that undo an edit. Omits events that were not stored before. */
export function changesBack(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): CalendarEventChange[] {
  return after.flatMap((event) => {
    const earlier = before.find(({ id }) => id === event.id);
    if (earlier === undefined || isSameCalendarEvent(earlier, event)) return [];
    return { before: event, draft: earlier };
  });
}

/** This event and the later ones in its series, in chronological order. */
export function laterInSeries(events: readonly CalendarEvent[], event: CalendarEvent): CalendarEvent[] {
  const { id, series } = event;
  if (series === undefined) return [event];
  const later = events.filter(
    (other) => other.series === series && other.id !== id && wallClockText(other) >= wallClockText(event),
  );
  return [event, ...later.sort(compareBySchedule)];
}

/**
 * The changes that apply an edit of one event to it and the later events of its series. They take on the edited fields,
 * but keep a time that differs from the event's. A moved date moves them by the same number of days.
 */
export function seriesChanges(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  edited: CalendarEvent,
): CalendarEventChange[] {
  const days = (midnightOf(edited.date).getTime() - midnightOf(event.date).getTime()) / DAY_MS;
  return laterInSeries(events, event).map((before) => {
    const rebased = rebasedEvent(event, before, edited, hasSame(before, event, "time") ? [] : ["time"]);
    // Backends refuse a blank date, and with it the whole change, if a date would be after the year 9999.
    return { before, draft: { ...rebased, date: addDays(before.date, days) ?? "" } };
  });
}

/** The dates that keep their own time in `seriesChanges`. Empty if the edit does not change the time. */
export function datesWithOwnTime(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  edited: CalendarEvent,
): CalendarDate[] {
  if (hasSame(edited, event, "time")) return [];
  return laterInSeries(events, event).flatMap((later) => (hasSame(later, event, "time") ? [] : later.date));
}
