import * as v from "valibot";
import { isCalendarDate } from "../shared/calendar-date.ts";
import { isClockTime } from "../shared/clock-time.ts";
import { required } from "../shared/validate.ts";
import {
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventId,
  DEFAULT_CALENDAR_EVENT_TYPE,
} from "./calendar-event.ts";

/** The most characters a form takes for each text of an event. Stored texts may be longer, and are shown whole. */
export const CALENDAR_EVENT_MAX_LENGTH = { title: 120, description: 2000, location: 200 } as const;

/** What an owner must give for an event, and the sentence for what is missing (specification, section 5). */
export const calendarEventDraftSchema = v.object({
  title: required("Title is required"),
  description: v.optional(v.string()),
  date: v.pipe(required("Date is required"), v.guard(isCalendarDate, "Please enter a date that exists")),
  time: v.pipe(required("Time is required"), v.guard(isClockTime, "Please enter a time of day")),
  type: v.optional(v.picklist(CALENDAR_EVENT_TYPES, "Please choose a type"), DEFAULT_CALENDAR_EVENT_TYPE),
  location: v.optional(v.string()),
});

/** An event as typed, before anybody checked it. */
export type CalendarEventDraft = v.InferInput<typeof calendarEventDraftSchema>;

/** The event that a checked draft becomes. A text that was left out stays left out; a blank one stays blank. */
export function calendarEventFrom(
  draft: v.InferOutput<typeof calendarEventDraftSchema>,
  id: CalendarEventId,
): CalendarEvent {
  const { title, description, date, time, type, location } = draft;
  return {
    id,
    title,
    ...(description === undefined ? {} : { description }),
    date,
    time,
    type,
    ...(location === undefined ? {} : { location }),
  };
}
