import { addDays, type CalendarEvent, type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";

/** The coming events of practice/calendar.json that came with this build; `null` when nothing was published. */
export const comingCalendar: PublishedCalendarFile | null = __COMING_CALENDAR__;

/** What /calendar shows until a list of the browser's own is read. */
export const builtCalendar = {
  /** The published events on or after the day of the build, by schedule; `null` when nothing was published. */
  upcoming: comingCalendar && upcomingCalendarEvents(comingCalendar.events, __BUILD_DATE__, Number.POSITIVE_INFINITY),
};

/** Enough for a page that is some weeks old. */
const RESERVE = { days: 60, events: 30 };

/** Of the coming events, those that /calendar is built with. */
export function reserveOf(upcoming: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const until = addDays(__BUILD_DATE__, RESERVE.days) ?? __BUILD_DATE__;
  return upcoming.slice(0, Math.max(RESERVE.events, upcoming.filter(({ date }) => date <= until).length));
}
