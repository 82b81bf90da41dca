import { type CalendarEvent, calendarEventPeriod, knownTimeZone, plainText } from "@inner-light/core";
import ical, { ICalEventStatus } from "ical-generator";
import { type CalendarNotes, calendarDescription } from "./calendar-links.ts";

export interface CalendarFileOptions {
  /** An IANA time zone. If it is `null` or unknown, each calendar app uses its own. */
  readonly timeZone: string | null;
  /** BCP 47. */
  readonly language: string;
  readonly product: string;
  readonly notes: CalendarNotes;
  /** Its host and path make event ids globally unique. */
  readonly siteUrl: string;
  readonly practiceName: string;
  readonly addressOf: (event: CalendarEvent) => string;
  /** When an event last changed, or when the file was made if unknown, in milliseconds. */
  readonly stampOf: (event: CalendarEvent) => number;
  /** How often calendar apps refetch a feed. */
  readonly refreshSeconds?: number;
}

/** Calendar apps reject a file that contains a five-digit year. */
const LAST_MOMENT = Date.parse("9999-12-31T23:59:59Z");

/** Returns an iCalendar file (RFC 5545). A later file updates the same events. Load on demand: its library is large. */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  const { refreshSeconds } = options;
  const timeZone = knownTimeZone(options.timeZone);
  const name = plainText(options.practiceName);
  const { host, pathname } = new URL(options.siteUrl);
  // Some programs use the id as a file name, so it must not contain a slash.
  const domain = host + pathname.replace(/\/$/, "").replaceAll("/", ".");
  const language = new Intl.Locale(options.language).language.toUpperCase();
  const dateOf = (moment: number) => new Date(Math.min(moment, LAST_MOMENT));
  const calendar = ical({
    prodId: { company: name, product: options.product, language },
    ...(refreshSeconds && { name, ttl: refreshSeconds }),
  });
  for (const event of events) {
    const { start, end } = calendarEventPeriod(event, timeZone);
    const stamp = options.stampOf(event);
    calendar.createEvent({
      id: `${event.id}@${domain}`,
      sequence: Math.floor(stamp / 60_000),
      status: event.canceled ? ICalEventStatus.CANCELLED : null,
      stamp: new Date(stamp),
      start: dateOf(start),
      end: dateOf(end),
      floating: timeZone === null,
      summary: plainText(event.title),
      description: calendarDescription(event, options.notes) || null,
      location: plainText(event.location ?? "").trim() || null,
      url: new URL(options.addressOf(event)).href,
    });
  }
  return `${calendar.toString()}\r\n`;
}
