import type { CalendarEvent } from "@inner-light/core";

/** The addresses that a poster can lead to. */
export interface PosterLinks {
  /** The address of the calendar. */
  readonly calendar: () => string;
  /** Whether every visitor finds the event on the calendar exactly as it is here. */
  readonly isPublic: (event: CalendarEvent) => boolean;
  readonly addressOf: (event: CalendarEvent) => string;
}

/** Where the poster's code leads. */
export interface PosterLink {
  readonly address: string;
  /** The address for people to read and type. */
  readonly words: string;
  /** `event` for an event's place on the calendar, `carried` where the code carries the event itself. */
  readonly leadsTo: "calendar" | "event" | "carried";
  /** Whether the event would be too long for a code that phones read from a distance. */
  readonly isTooLong: boolean;
}

/** A longer text makes a code whose squares are too small on paper. */
const CODE_MAX_LENGTH = 600;

/** Where the code on the poster of one event leads, or on that of several (`null`). */
export function posterLink(event: CalendarEvent | null, { isPublic, addressOf, ...links }: PosterLinks): PosterLink {
  const calendar = links.calendar();
  const words = calendar.replace(/^https?:\/\//, "");
  const address = event === null ? calendar : addressOf(event);
  const isTooLong = address.length > CODE_MAX_LENGTH;
  if (event === null || isTooLong) return { address: calendar, words, leadsTo: "calendar", isTooLong };
  return { address, words, leadsTo: isPublic(event) ? "event" : "carried", isTooLong };
}
