import { calendarFile } from "@inner-light/calendar-files";
import { addDays, type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import type { DatedEvent } from "@inner-light/core/server";
import { calendarFileFacts } from "../src/site/event-details.ts";
import { eventFilePath, eventPath } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { site } from "./parsed-site.ts";

export const CALENDAR_FEED = "calendar.ics";

const common = { ...calendarFileFacts(site), addressOf: publishedAddress };

/** Keeps an event this many days after it ends, so it does not vanish from subscribers' calendars at once. */
const KEPT_DAYS = 31;

/** Returns the iCalendar feed. It stays the same all day. */
export function feed(dated: readonly DatedEvent[], moment: number): string {
  const times = new Map(dated.map(({ event, changedAt }) => [event, timeOf(changedAt)]));
  const stampOf = (event: CalendarEvent) => times.get(event) ?? 0;
  const today = buildDate(site.timeZone, moment);
  const kept = upcomingCalendarEvents([...times.keys()], addDays(today, -KEPT_DAYS) ?? today, times.size);
  return calendarFile(kept, { ...common, stampOf, refreshSeconds: 6 * 60 * 60 });
}

export function eventFile({ event, changedAt }: DatedEvent): string {
  return calendarFile([event], { ...common, stampOf: () => timeOf(changedAt) });
}

/** Returns the feed and the files of its events, by name. */
export function calendarFiles(dated: readonly DatedEvent[], moment: number): Readonly<Record<string, string>> {
  const files = dated.map((one) => [eventFilePath(one.event), eventFile(one)]);
  return { [CALENDAR_FEED]: feed(dated, moment), ...Object.fromEntries(files) };
}

function timeOf(changedAt: string): number {
  return Date.parse(changedAt) || 0;
}

export function publishedAddress(event: Pick<CalendarEvent, "id">): string {
  return site.url + eventPath(event);
}
