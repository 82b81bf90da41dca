import { upcomingCalendarEvents } from "@inner-light/core";
import { publishedCalendar } from "./published-calendar.ts";

/** What /calendar is built with, and shows until a list of the browser's own is read. */
export const builtCalendar = {
  /** The published events on or after the day of the build, by schedule; `null` when nothing was published. */
  upcoming:
    publishedCalendar && upcomingCalendarEvents(publishedCalendar.events, __BUILD_DATE__, Number.POSITIVE_INFINITY),
};
