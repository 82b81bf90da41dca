import { addDays, type CalendarDate, type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { type CalendarFileOptions, calendarFile } from "./calendar-file.ts";

/** How many days an event stays in a feed after its own, so that it does not vanish from a subscriber's calendar at once. */
const KEPT_DAYS = 31;

const REFRESH_SECONDS = 6 * 60 * 60;

/** Writes a calendar to subscribe to, of the events that were not long over on the day `today`. */
export function calendarFeed(
  events: readonly CalendarEvent[],
  today: CalendarDate,
  options: CalendarFileOptions,
): string {
  const kept = upcomingCalendarEvents(events, addDays(today, -KEPT_DAYS) ?? today, events.length);
  return calendarFile(kept, { ...options, refreshSeconds: REFRESH_SECONDS });
}
