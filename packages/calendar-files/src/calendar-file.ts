import { type CalendarEvent, calendarEventPeriod, plainText } from "@inner-light/core";
import ical, { ICalEventStatus } from "ical-generator";
import { type CalendarNotes, calendarDescription } from "./calendar-description.ts";

/** What a calendar file needs besides the events. */
export interface CalendarFileOptions {
  /** The time zone (IANA) of the events. Without one, each calendar shows their date and time in its own. */
  readonly timeZone: string | null;
  /** The language of the file (BCP 47). */
  readonly language: string;
  readonly notes: CalendarNotes;
  /** The host of the site, which makes the ids globally unique. */
  readonly host: string;
  readonly practiceName: string;
  readonly addressOf: (event: CalendarEvent) => string;
  /** The current time in milliseconds. */
  readonly now: number;
  /** When an event was last changed, in milliseconds; `now` where that is not known. */
  readonly changedAt?: (event: CalendarEvent) => number;
  /** Of a file to subscribe to: after how many seconds calendars ask for it again. */
  readonly refreshSeconds?: number;
}

/**
 * Writes events as an iCalendar file (RFC 5545). An event has the same id in every file, so a calendar that imports it
 * again updates its copy: `SEQUENCE` is the minute of its last change or, where that is not known, the minute in which the
 * file was made, so a later file wins over an earlier one. Import this module on first use, because its library is larger
 * than the calendar page.
 */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  const { refreshSeconds, timeZone } = options;
  const name = plainText(options.practiceName);
  const language = new Intl.Locale(options.language).language.toUpperCase();
  const calendar = ical({
    prodId: { company: name, product: "Calendar", language },
    ...(refreshSeconds && { name, ttl: refreshSeconds }),
  });
  for (const event of events) {
    const { start, end } = calendarEventPeriod(event, timeZone);
    const changedAt = options.changedAt?.(event);
    const stamp = changedAt ?? options.now;
    calendar.createEvent({
      id: `${event.id}@${options.host}`,
      sequence: Math.floor(stamp / MINUTE_MS),
      status: event.canceled ? ICalEventStatus.CANCELLED : null,
      stamp: new Date(stamp),
      lastModified: changedAt === undefined ? null : new Date(changedAt),
      start: new Date(start),
      end: new Date(end),
      floating: timeZone === null,
      summary: plainText(event.title),
      description: textOrNull(calendarDescription(event, options.notes)),
      location: textOrNull(event.location),
      url: options.addressOf(event),
    });
  }
  return `${calendar.toString()}\r\n`;
}

const MINUTE_MS = 60_000;

function textOrNull(text: string | undefined): string | null {
  const plain = plainText(text ?? "");
  return plain.trim() === "" ? null : plain;
}
