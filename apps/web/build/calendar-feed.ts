import { type CalendarEvent, type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";
import { calendarFile } from "../src/features/calendar-sharing/calendar-file.ts";
import { eventAnchor } from "../src/features/calendar-sharing/calendar-links.ts";
import { pages } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { site } from "./site.ts";

/** The name of the calendar file in the built site. */
export const CALENDAR_FEED = "calendar.ics";

/** How long an event stays in the file after its day, so that it does not vanish from a subscriber's calendar at once. */
const KEPT_MS = 31 * 86_400_000;

const REFRESH_SECONDS = 6 * 60 * 60;

/** The published events as an iCalendar file to subscribe to. Equal calendars make equal files on the same day. */
export function calendarFeed({ createdAt, events }: PublishedCalendarFile, moment = Date.now()): string {
  const from = buildDate(site.timeZone, moment - KEPT_MS);
  return calendarFile(upcomingCalendarEvents(events, from, events.length), {
    timeZone: site.timeZone,
    host: new URL(site.url).host,
    practiceName: site.practiceName,
    addressOf: publishedAddress,
    now: Date.parse(createdAt),
    subscription: { name: site.practiceName, refreshSeconds: REFRESH_SECONDS },
  });
}

/** The address of a published event on the site. */
export function publishedAddress(event: Pick<CalendarEvent, "id">): string {
  return `${site.url}${pages.calendar.path}#${eventAnchor(event)}`;
}
