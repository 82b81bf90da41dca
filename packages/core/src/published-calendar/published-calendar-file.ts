import * as v from "valibot";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { type MarkedFileRefusal, markedFile } from "../shared/marked-file.ts";

export interface PublishedCalendarFile {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly events: readonly CalendarEvent[];
}

const file = markedFile({
  format: "inner-light-calendar",
  version: 1,
  key: "events",
  isContent: (value): value is readonly unknown[] => Array.isArray(value),
});

/** Formats the calendar file like the one in the owner's copy of the site. */
export function writePublishedCalendar({ createdAt, events }: PublishedCalendarFile): string {
  return `${file.write(createdAt, events)}\n`;
}

export function checksumOfCalendar({ createdAt, events }: PublishedCalendarFile): string {
  return file.checksumOf(createdAt, events);
}

/** Reads a published calendar. Refuses unreadable events and duplicate ids: a partial calendar misleads visitors. */
export function readPublishedCalendar(
  text: string,
): { readonly calendar: PublishedCalendarFile } | { readonly refusal: MarkedFileRefusal } {
  const reading = file.read(text);
  if ("refusal" in reading) return reading;
  const { createdAt, content } = reading;
  const { success, output: events } = v.safeParse(v.array(calendarEventSchema), content);
  const isWhole = success && new Set(events.map(({ id }) => id)).size === content.length;
  return isWhole ? { calendar: { createdAt, events } } : { refusal: "damaged" };
}
