import { validate } from "../shared/validate.ts";
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

/**
 * The draft that changes `before`, which stays in its series. A form has a blank text where the event had none; such a
 * text stays left out.
 */
export function revisedDraft(before: CalendarEvent, draft: CalendarEventDraft): CalendarEventDraft {
  const unused = CALENDAR_EVENT_TEXT_FIELDS.filter((field) => draft[field] === "" && before[field] === undefined);
  return {
    ...draft,
    ...Object.fromEntries(unused.map((field) => [field, undefined])),
    ...(before.series === undefined ? {} : { series: before.series }),
  };
}

/** The event that an edit of `before` makes. Throws `ValidationError` for a draft that breaks a rule. */
export function revisedEvent(before: CalendarEvent, draft: CalendarEventDraft): CalendarEvent {
  return calendarEventFrom(validate(calendarEventDraftSchema, revisedDraft(before, draft)), before.id);
}

/** The fields that are edited each for itself; `time` stands for start and end, which belong together. */
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

/**
 * The draft that applies the edit from `opened` to `edited` to another version or another event of the series, which
 * keeps its own values in the fields that were not edited, and in those of `kept`.
 */
export function rebasedDraft(
  opened: CalendarEvent,
  { id: _, ...stored }: CalendarEvent,
  edited: CalendarEvent,
  kept: readonly EditedField[] = [],
): CalendarEventDraft {
  const fields = differingFields(opened, edited).filter((field) => !kept.includes(field));
  const values = fields.flatMap((field) => [
    [field, edited[field]],
    ...(field === "time" ? [["ends", edited.ends]] : []),
  ]);
  return { ...stored, ...Object.fromEntries(values) };
}

export function hasSame(a: CalendarEvent, b: CalendarEvent, field: EditedField): boolean {
  return a[field] === b[field] && (field !== "time" || a.ends === b.ends);
}

/** The changes that give events the values they had before an edit. Leaves out those that were not stored before. */
export function changesBack(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): CalendarEventChange[] {
  return after.flatMap((event) => {
    const earlier = before.find(({ id }) => id === event.id);
    if (earlier === undefined || isSameCalendarEvent(earlier, event)) return [];
    const { id: _, ...draft } = earlier;
    return { before: event, draft };
  });
}
