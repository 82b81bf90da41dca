import { mapHref } from "@inner-light/calendar-files/links";
import {
  type CalendarEvent,
  calendarEventEnd,
  calendarEventPeriod,
  lastDayOf,
  type PlainDateTime,
  type SeriesRun,
} from "@inner-light/core";
import { eventTimesText } from "../src/site/event-times.ts";
import { publishedAddress } from "./calendar-feed.ts";
import type { Part } from "./document.ts";
import { config, site } from "./parsed-site.ts";
import { jsonLd } from "./search-files.ts";

/**
 * Returns the script that styles a list of runs before the first paint (src/calendar-first-paint.ts). `isNext`: the
 * page shows only the next event. `hasMore`: there are later events.
 */
export function firstPaintScript(
  runs: readonly SeriesRun[],
  text: string,
  { isNext = false, hasMore = false } = {},
): Part {
  if (runs.length === 0) return "";
  const times = runs.map((run) => run.map(eventTimesText).join()).join(" ");
  const attributes = { "data-runs": times, "data-next": isNext, "data-more": hasMore };
  return { tag: "script", attributes: { ...attributes, "data-time-zone": site.timeZone }, text };
}

/** Returns the script that hides past days before the first paint. */
export function pastDaysScript(events: readonly CalendarEvent[], text: string): Part {
  if (events.length === 0) return "";
  const days = new Set(events.map(lastDayOf));
  const attributes = { "data-days": [...days].join(" "), "data-time-zone": site.timeZone };
  return { tag: "script", attributes, text };
}

/**
 * Returns events as JSON-LD (schema.org Event). Skips events without a location. Returns an empty string if the site
 * has no URL.
 */
export function eventData(events: readonly CalendarEvent[]): string {
  const withPlace = events.flatMap((event) =>
    event.location?.trim() ? { event, location: event.location, end: calendarEventEnd(event) } : [],
  );
  if (config.siteUrl === undefined || withPlace.length === 0) return "";
  const organizer = config.practiceName && {
    organizer: { "@type": "Organization", name: site.practiceName, url: site.url },
  };
  return jsonLd({
    "@context": "https://schema.org",
    "@graph": withPlace.map(({ event, location, end }) => ({
      "@type": "Event",
      "@id": publishedAddress(event),
      url: publishedAddress(event),
      name: event.title,
      startDate: isoDateTime(event, site.timeZone),
      ...(end !== null && { endDate: isoDateTime(end, site.timeZone) }),
      ...(event.canceled && { eventStatus: "https://schema.org/EventCancelled" }),
      ...(event.description?.trim() && { description: event.description }),
      location: locationData(location),
      ...organizer,
    })),
  });
}

/** Keeps a location that is not on a map, such as a meeting link, as text. */
function locationData(location: string): object | string {
  return mapHref(location) === null ? location : { "@type": "Place", name: location, address: location };
}

/** Returns "2026-05-14T18:30", with the UTC offset ("-04:00") in a known time zone. */
export function isoDateTime(event: PlainDateTime, timeZone: string | null): string {
  const wall = `${event.date}T${event.time}`;
  if (timeZone === null) return wall;
  const offset = calendarEventPeriod(event, null).start - calendarEventPeriod(event, timeZone).start;
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `${wall}${offset < 0 ? "-" : "+"}${text}`;
}
