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

/** Applies a draft to an event. A blank field stays absent if it was absent. Throws `ValidationError`. */
export function revisedEvent(before: CalendarEvent, draft: Unvalidated<CalendarEventDraft>): CalendarEvent {
  const unused = CALENDAR_EVENT_TEXT_FIELDS.filter((field) => draft[field] === "" && before[field] === undefined);
  const revised = {
    ...draft,
    ...Object.fromEntries(unused.map((field) => [field, undefined])),
    ...(before.series === undefined ? {} : { series: before.series }),
  };
  return calendarEventFrom(validate(calendarEventDraftSchema, revised), before.id);
}

/** Fields that the owner edits separately. `time` includes the end. */
const EDITED_FIELDS = CALENDAR_EVENT_FIELD_NAMES.filter((field) => field !== "ends" && field !== "series");

export type EditedField = (typeof EDITED_FIELDS)[number];

export function differingFields(a: CalendarEvent, b: CalendarEvent): EditedField[] {
  return EDITED_FIELDS.filter((field) => !hasSame(a, b, field));
}

/** Returns the fields that were changed both in the edit and in the store, to different values. */
export function conflictingFields(opened: CalendarEvent, stored: CalendarEvent, edited: CalendarEvent): EditedField[] {
  const changed = differingFields(opened, stored);
  return differingFields(opened, edited).filter((field) => changed.includes(field) && !hasSame(stored, edited, field));
}

/** Applies an edit to another version of the event or another event of its series. Leaves the `kept` fields alone. */
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

/** Returns the changes that undo an edit. Skips events that did not exist before it. */
export function changesBack(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): CalendarEventChange[] {
  return after.flatMap((event) => {
    const earlier = before.find(({ id }) => id === event.id);
    if (earlier === undefined || isSameCalendarEvent(earlier, event)) return [];
    return { before: event, draft: earlier };
  });
}

/** Returns this event and the later ones of its series, in chronological order. */
export function laterInSeries(events: readonly CalendarEvent[], event: CalendarEvent): CalendarEvent[] {
  const { id, series } = event;
  if (series === undefined) return [event];
  const later = events.filter(
    (other) => other.series === series && other.id !== id && wallClockText(other) >= wallClockText(event),
  );
  return [event, ...later.sort(compareBySchedule)];
}

/** Applies an edit to this and later events of the series. Events with a different time keep their own. */
export function seriesChanges(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  edited: CalendarEvent,
): CalendarEventChange[] {
  const days = (midnightOf(edited.date).getTime() - midnightOf(event.date).getTime()) / DAY_MS;
  return laterInSeries(events, event).map((before) => {
    const rebased = rebasedEvent(event, before, edited, hasSame(before, event, "time") ? [] : ["time"]);
    // A date after the year 9999 becomes blank. Backends then refuse the whole change.
    return { before, draft: { ...rebased, date: addDays(before.date, days) ?? "" } };
  });
}

/** Returns the dates that keep their own time in `seriesChanges`, or none if the time does not change. */
export function datesWithOwnTime(
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  edited: CalendarEvent,
): CalendarDate[] {
  if (hasSame(edited, event, "time")) return [];
  return laterInSeries(events, event).flatMap((later) => (hasSame(later, event, "time") ? [] : later.date));
}
