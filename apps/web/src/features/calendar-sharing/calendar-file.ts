import type { CalendarEvent } from "@inner-light/core";
import ical from "ical-generator";
import { plainText } from "../../components/plain-text.ts";
import { eventTime } from "./event-time.ts";

/** What a file of events is made from, besides the events. */
export interface CalendarFileOptions {
  /** The time zone of the events' wall clocks. Without one, they stay what the clock on any wall says. */
  readonly timeZone: string | null;
  /** Makes ids unique in the world: the host of the site. */
  readonly host: string;
  readonly practiceName: string;
  /** Where an event is found on the site. */
  readonly addressOf: (event: CalendarEvent) => string;
  /** The moment at which the file is made. */
  readonly now: number;
}

/**
 * Events as an iCalendar file (RFC 5545), which every calendar program reads. An event has the same id in every file,
 * so that a program which reads it again corrects what it has. Fetched when it is first wanted: the library behind it
 * is larger than the calendar page.
 */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  const calendar = ical({ prodId: { company: plainText(options.practiceName), product: "Calendar", language: "EN" } });
  for (const event of events) {
    const { start, end } = eventTime(event, options.timeZone);
    calendar.createEvent({
      id: `${event.id}@${options.host}`,
      stamp: new Date(options.now),
      start: new Date(start),
      end: new Date(end),
      floating: options.timeZone === null,
      summary: plainText(event.title),
      description: textOrNull(event.description),
      location: textOrNull(event.location),
      url: options.addressOf(event),
    });
  }
  return calendar.toString();
}

function textOrNull(text: string | undefined): string | null {
  const plain = plainText(text ?? "");
  return plain.trim() === "" ? null : plain;
}
