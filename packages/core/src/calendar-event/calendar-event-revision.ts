import * as v from "valibot";
import { validate } from "../shared/validate.ts";
import { type CalendarEvent, calendarEventSchema } from "./calendar-event.ts";
import { type CalendarEventDraft, calendarEventDraftSchema, calendarEventFrom } from "./calendar-event-draft.ts";
import type { CalendarEventChange } from "./calendar-event-repository.ts";

const FIELDS = v.keyof(calendarEventSchema).options;

/** Whether two events agree in every field. */
export function isSameCalendarEvent(a: CalendarEvent, b: CalendarEvent): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

/**
 * The draft that changes `before`, which stays in its series. A form has a blank text where the event had none; such a
 * text stays left out.
 */
export function revisedDraft(before: CalendarEvent, draft: CalendarEventDraft): CalendarEventDraft {
  return {
    ...draft,
    description: textOrNone(draft.description, before.description),
    location: textOrNone(draft.location, before.location),
    ...(before.series === undefined ? {} : { series: before.series }),
  };
}

/** The event that an edit of `before` makes. Throws `ValidationError` for a draft that breaks a rule. */
export function revisedEvent(before: CalendarEvent, draft: CalendarEventDraft): CalendarEvent {
  return calendarEventFrom(validate(calendarEventDraftSchema, revisedDraft(before, draft)), before.id);
}

/** The fields that are edited each for itself; `time` stands for start and end, which belong together. */
const EDITED_FIELDS = ["title", "description", "date", "time", "type", "location", "canceled", "full"] as const;

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

function textOrNone(text: string | undefined, before: string | undefined): string | undefined {
  return text === "" && before === undefined ? undefined : text;
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
