import type { PublishedCalendarFile } from "@inner-light/core";

/** The calendar that came with this build, from `published/calendar.json`; `null` when none was published. */
export const publishedCalendar: PublishedCalendarFile | null = __PUBLISHED_CALENDAR__;
