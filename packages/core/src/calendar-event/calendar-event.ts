import * as v from "valibot";
import { type CalendarDate, isCalendarDate } from "../shared/calendar-date.ts";
import { isPlainTime, type PlainTime } from "../shared/plain-time.ts";
import { isRecordId } from "../shared/record-id.ts";

/** The kinds of event, in the order in which forms offer them (specification, section 3). */
export const CALENDAR_EVENT_TYPES = ["aura-reading", "reiki-healing", "workshop", "group-session"] as const;

export type CalendarEventType = (typeof CALENDAR_EVENT_TYPES)[number];

export const DEFAULT_CALENDAR_EVENT_TYPE: CalendarEventType = "aura-reading";

/** The id of a calendar event: a whole number from 0 to 2^53 - 1, unique in its list. */
export type CalendarEventId = number;

const plainTime = v.custom<PlainTime>((time) => typeof time === "string" && isPlainTime(time));

/**
 * A stored event, read leniently where the specification allows it: texts may be absent, and so may the type. The fields
 * after `location` are ours, and absent unless used, so that an event without them is stored as the specification says.
 */
export const calendarEventSchema = v.object({
  id: v.custom<CalendarEventId>(isRecordId),
  title: v.pipe(
    v.string(),
    v.check((title) => title.trim() !== ""),
  ),
  description: v.optional(v.string()),
  date: v.custom<CalendarDate>((date) => typeof date === "string" && isCalendarDate(date)),
  time: plainTime,
  type: v.optional(v.picklist(CALENDAR_EVENT_TYPES), DEFAULT_CALENDAR_EVENT_TYPE),
  location: v.optional(v.string()),
  /** When it ends. At or before `time`, it ends on the next day. Absent when the end is unknown. */
  ends: v.optional(plainTime),
  /** Whether it does not take place. It stays on the calendar, so that those who planned to come see it. */
  canceled: v.optional(v.boolean()),
  /** Whether no place is left. */
  full: v.optional(v.boolean()),
  /** A whole number from 0 to 2^53 - 1, shared by the events that were planned together as one series, and no others. */
  series: v.optional(v.custom<number>(isRecordId)),
});

/** One event of the practice's calendar. Date and time are wall-clock values where the event takes place. */
export type CalendarEvent = Readonly<v.InferOutput<typeof calendarEventSchema>>;
