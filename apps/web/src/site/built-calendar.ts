import { addDays, type CalendarEvent, type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";

/** The events of practice/calendar.json that were coming up at build time; `null` when nothing was published. */
export const comingCalendar: PublishedCalendarFile | null = __COMING_CALENDAR__;

/** What /calendar shows until the browser's own list is read. */
export const builtCalendar = {
  upcoming: comingCalendar && upcomingCalendarEvents(comingCalendar.events, __BUILD_DATE__, Number.POSITIVE_INFINITY),
};

/** Enough for a page that is some weeks old. */
const RESERVE = { days: 60, events: 30 };

/** The coming events that /calendar is built with. */
export function reserveOf(upcoming: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const until = addDays(__BUILD_DATE__, RESERVE.days) ?? __BUILD_DATE__;
  return upcoming.slice(0, Math.max(RESERVE.events, upcoming.filter(({ date }) => date <= until).length));
}
