import * as v from "valibot";
import { type CalendarEvent, calendarEventSchema } from "./calendar-event.ts";
import type { CalendarEventDraft } from "./calendar-event-draft.ts";

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

function textOrNone(text: string | undefined, before: string | undefined): string | undefined {
  return text === "" && before === undefined ? undefined : text;
}
