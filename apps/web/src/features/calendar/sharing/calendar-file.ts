import { type CalendarEvent, calendarEventPeriod } from "@inner-light/core";
import ical, { ICalEventStatus } from "ical-generator";
import { plainText } from "../../../components/text/plain-text.ts";
import { calendarDescription } from "./calendar-links.ts";

/** What a calendar file needs besides the events. */
export interface CalendarFileOptions {
  /** The time zone (IANA) of the events. Without one, each calendar shows their date and time in its own. */
  readonly timeZone: string | null;
  /** The host of the site, which makes the ids globally unique. */
  readonly host: string;
  readonly practiceName: string;
  readonly addressOf: (event: CalendarEvent) => string;
  /** The current time in milliseconds. */
  readonly now: number;
  /** When an event was last changed, in milliseconds; `now` where that is not known. */
  readonly changedAt?: (event: CalendarEvent) => number;
  /** Makes a file to subscribe to: the calendar's name, and after how many seconds calendars ask for it again. */
  readonly subscription?: { readonly name: string; readonly refreshSeconds: number };
}

/**
 * Writes events as an iCalendar file (RFC 5545). An event has the same id in every file, so a calendar that imports it
 * again updates its copy: `SEQUENCE` is the minute of its last change or, where that is not known, the minute in which the
 * file was made, so a later file wins over an earlier one. Import this module on first use, because its library is larger
 * than the calendar page.
 */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  const { subscription } = options;
  const calendar = ical({
    prodId: { company: plainText(options.practiceName), product: "Calendar", language: "EN" },
    ...(subscription && { name: plainText(subscription.name), ttl: subscription.refreshSeconds }),
  });
  for (const event of events) {
    const { start, end } = calendarEventPeriod(event, options.timeZone);
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
      floating: options.timeZone === null,
      summary: plainText(event.title),
      description: textOrNull(calendarDescription(event)),
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
