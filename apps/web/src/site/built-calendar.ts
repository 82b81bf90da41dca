import { addDays, type CalendarEvent, type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";

/** The published events that were upcoming at build time. `null` if nothing was published. */
export const comingCalendar: PublishedCalendarFile | null = __COMING_CALENDAR__;

/** What /calendar shows until the browser's own list loads. */
export const builtCalendar = {
  upcoming: comingCalendar && upcomingCalendarEvents(comingCalendar.events, __BUILD_DATE__, Number.POSITIVE_INFINITY),
};

/** Enough for a page that was built a few weeks ago. */
const RESERVE = { days: 60, events: 30 };

/** Returns the upcoming events to build into /calendar. */
export function reserveOf(upcoming: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const until = addDays(__BUILD_DATE__, RESERVE.days) ?? __BUILD_DATE__;
  return upcoming.slice(0, Math.max(RESERVE.events, upcoming.filter(({ date }) => date <= until).length));
}
