import * as v from "valibot";
import { isCalendarDate } from "../shared/calendar-date.ts";
import { isPlainTime, type PlainTime } from "../shared/plain-time.ts";
import { isRecordId } from "../shared/record-id.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import {
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventId,
  DEFAULT_CALENDAR_EVENT_TYPE,
} from "./calendar-event.ts";

/** The longest text of each field of a draft, in characters. Stored texts may be longer and are shown whole. */
export const CALENDAR_EVENT_MAX_LENGTH = { title: 120, description: 2000, location: 200 } as const;

/** What an owner enters for an event; trims and limits its texts (specification, section 5). */
export const calendarEventDraftSchema = v.object({
  title: requiredText(CALENDAR_EVENT_MAX_LENGTH.title),
  description: v.optional(limitedText(CALENDAR_EVENT_MAX_LENGTH.description)),
  date: v.pipe(nonBlankText, v.guard(isCalendarDate)),
  time: v.pipe(nonBlankText, v.guard(isPlainTime)),
  type: v.optional(v.picklist(CALENDAR_EVENT_TYPES), DEFAULT_CALENDAR_EVENT_TYPE),
  location: v.optional(limitedText(CALENDAR_EVENT_MAX_LENGTH.location)),
  ends: v.optional(v.pipe(v.string(), v.trim(), v.guard(isPlainTimeOrBlank))),
  canceled: v.optional(v.boolean()),
  full: v.optional(v.boolean()),
  series: v.optional(v.custom<number>(isRecordId)),
});

function isPlainTimeOrBlank(text: string): text is PlainTime | "" {
  return text === "" || isPlainTime(text);
}

/** An event as typed, before validation. */
export type CalendarEventDraft = v.InferInput<typeof calendarEventDraftSchema>;

/**
 * The event that a parsed draft becomes. A text that was left out stays left out; a blank one stays blank. A blank end and
 * a flag that is not set are left out.
 */
export function calendarEventFrom(
  draft: v.InferOutput<typeof calendarEventDraftSchema>,
  id: CalendarEventId,
): CalendarEvent {
  const { title, description, date, time, type, location, ends, canceled, full, series } = draft;
  return {
    id,
    title,
    ...(description === undefined ? {} : { description }),
    date,
    time,
    type,
    ...(location === undefined ? {} : { location }),
    ...(ends ? { ends } : {}),
    ...(canceled ? { canceled } : {}),
    ...(full ? { full } : {}),
    ...(series === undefined ? {} : { series }),
  };
}
