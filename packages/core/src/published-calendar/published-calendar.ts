import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** Optional port: the calendar that came with the site, for a backend whose list of events stays on one device. */
export interface PublishedCalendar {
  /** The calendar that came with the site; `null` when none was published. */
  published(): Promise<PublishedCalendarFile | null>;

  /** Whether the backend stores its own list, an empty one included. */
  hasOwnList(): Promise<boolean>;
}
