import { type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";

/** The calendar that came with this build, from `practice/calendar.json`; `null` when none was published. */
export const publishedCalendar: PublishedCalendarFile | null = __PUBLISHED_CALENDAR__;

/** What /calendar is built with, and shows until a list of the browser's own is read. */
export const builtCalendar = {
  /** The published events on or after the day of the build, by schedule; `null` when nothing was published. */
  upcoming:
    publishedCalendar && upcomingCalendarEvents(publishedCalendar.events, __BUILD_DATE__, Number.POSITIVE_INFINITY),
};
