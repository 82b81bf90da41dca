import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/**
 * Optional port: the calendar that came with the site, for a backend whose list stays on one device.
 *
 * Until a list of its own is kept here, `CalendarEventRepository` reads the published events; the first write begins with
 * a copy of them, and from then on its own list counts, an empty one included. Reading stores nothing.
 */
export interface PublishedCalendar {
  /** The calendar that came with the site; `null` when none was published. */
  published(): Promise<PublishedCalendarFile | null>;

  /** Whether this backend stores its own list. */
  hasOwnList(): Promise<boolean>;

  /** The text of the file that publishes what is kept here. */
  export(): Promise<string>;

  /** Deletes the backend's own list, so that the published events are read again. */
  resetToPublished(): Promise<void>;
}
