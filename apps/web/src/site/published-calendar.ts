import type { PublishedCalendarFile } from "@inner-light/core";

/** The whole calendar that came with this build; `null` when none was published. Only the owner's page loads it. */
export const publishedCalendar: PublishedCalendarFile | null = __PUBLISHED_CALENDAR__;
