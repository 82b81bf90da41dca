import {
  type CalendarDate,
  type CalendarEvent,
  type PublishedCalendarFile,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { DatedEvent } from "@inner-light/core/server";
import { calendarFile } from "../src/features/calendar/sharing/calendar-file.ts";
import { eventPath } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { site } from "./parsed-site.ts";

/** The name of the calendar file in the built site. */
export const CALENDAR_FEED = "calendar.ics";

/** How long an event stays in the file after its day, so that it does not vanish from a subscriber's calendar at once. */
const KEPT_MS = 31 * 86_400_000;

/** The day of the first events in the file at an instant, in milliseconds. */
export function feedFrom(moment: number): CalendarDate {
  return buildDate(site.timeZone, moment - KEPT_MS);
}

/** What all calendar files share. */
const common = {
  timeZone: site.timeZone,
  host: new URL(site.url).host,
  practiceName: site.practiceName,
  addressOf: publishedAddress,
};

const subscription = { name: site.practiceName, refreshSeconds: 6 * 60 * 60 };

/** The published events as an iCalendar file to subscribe to. Equal calendars make equal files on the same day. */
export function calendarFeed({ createdAt, events }: PublishedCalendarFile, moment = Date.now()): string {
  const kept = upcomingCalendarEvents(events, feedFrom(moment), events.length);
  return calendarFile(kept, { ...common, subscription, now: Date.parse(createdAt) });
}

/** A server's events as the same file. What it says of an event moves only when that event is changed. */
export function liveCalendarFeed(dated: readonly DatedEvent[]): string {
  const times = new Map(dated.map(({ event, changedAt }) => [event.id, timeOf(changedAt)]));
  const events = dated.map(({ event }) => event);
  return calendarFile(events, { ...common, subscription, now: 0, changedAt: ({ id }) => times.get(id) ?? 0 });
}

/** One event as a file for a calendar to take in once. */
export function eventFile({ event, changedAt }: DatedEvent): string {
  return calendarFile([event], { ...common, now: timeOf(changedAt) });
}

/** 1970 where nobody knows when an event was changed. */
function timeOf(changedAt: string): number {
  return Date.parse(changedAt) || 0;
}

/** The address of a published event's page. */
export function publishedAddress(event: Pick<CalendarEvent, "id">): string {
  return site.url + eventPath(event);
}
