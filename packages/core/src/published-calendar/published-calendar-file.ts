import * as v from "valibot";
import { type CalendarEvent, type CalendarEventId, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { type MarkedFileRefusal, markedFile } from "../shared/marked-file.ts";
import { readRecord } from "../shared/validate.ts";

/** The calendar as it was published. */
export interface PublishedCalendarFile {
  /** When it was made, as an ISO 8601 date-time in UTC. */
  readonly createdAt: string;
  readonly events: readonly CalendarEvent[];
}

/** An event in a file that breaks a rule. Its texts are those of the file, so that the owner finds it. */
export interface UnreadableEvent {
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly title?: string | undefined;
  readonly date?: string | undefined;
  /** The first field that breaks a rule; `id` too for one that an earlier event has. */
  readonly field: string;
}

/** What a file holds: a calendar, or the reason why it holds none. */
export type PublishedCalendarReading =
  | { readonly calendar: PublishedCalendarFile }
  | { readonly refusal: MarkedFileRefusal }
  | { readonly unreadableEvent: UnreadableEvent };

/** The longest file that is read, in characters: ten thousand events with long descriptions. */
export const PUBLISHED_CALENDAR_MAX_LENGTH = 5 * 1024 * 1024;

const file = markedFile({
  format: "inner-light-calendar",
  version: 1,
  maxLength: PUBLISHED_CALENDAR_MAX_LENGTH,
  key: "events",
  isContent: (value): value is readonly unknown[] => Array.isArray(value),
});

/** The text of the file that publishes these events, as the formatter of the owner's copy of this site has it. */
export function writePublishedCalendar({ createdAt, events }: PublishedCalendarFile): string {
  return `${file.write(createdAt, events)}\n`;
}

/** Reads the text of a file. Every event must be readable: a site that shows part of a calendar would mislead. */
export function readPublishedCalendar(text: string): PublishedCalendarReading {
  const reading = file.read(text);
  if ("refusal" in reading) return reading;
  const { createdAt, content } = reading;
  const events = new Map<CalendarEventId, CalendarEvent>();
  for (const [index, value] of content.entries()) {
    const event = readRecord(calendarEventSchema, value);
    const refuse = (field: string) => ({ unreadableEvent: { index, ...v.parse(textsSchema, Object(value)), field } });
    if ("unreadableField" in event) return refuse(event.unreadableField);
    if (events.has(event.record.id)) return refuse("id");
    events.set(event.record.id, event.record);
  }
  return { calendar: { createdAt, events: [...events.values()] } };
}

const textsSchema = v.object({
  title: v.fallback(v.optional(v.string()), undefined),
  date: v.fallback(v.optional(v.string()), undefined),
});
