import type { CalendarDate } from "../shared/calendar-date.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** The calendar where the next build of the site finds it. */
export interface StoredCalendar {
  /** `null` if the file is missing or is not a calendar. */
  readonly calendar: PublishedCalendarFile | null;
  /** Changes with every calendar that is stored; opaque. */
  readonly version: string;
}

/** Optional port: puts the owner's calendar where the next build of the site finds it. */
export interface CalendarPublisher {
  read(): Promise<StoredCalendar>;

  /**
   * Replaces the calendar that has this `version`, and resolves to the new version. Rejects with `ConflictError` when it
   * has changed since. After no answer it may be stored: publishing the same calendar again stores no second one.
   */
  publish(calendar: PublishedCalendarFile, version: string): Promise<string>;
}

/** What a publisher knows of its key, but not the key itself. */
export interface PublisherKey {
  /** The last day on which it works, as the owner wrote it down; `null` where that is not known. */
  readonly endsOn: CalendarDate | null;
  /** Whether this device keeps it when the page is closed. */
  readonly isKept: boolean;
}

/** Optional port beside `CalendarPublisher`: the owner's key to it, which never leaves this device but for the publisher. */
export interface PublisherAccess {
  /** `null` without a key. */
  key(): Promise<PublisherKey | null>;

  /** Tries a key, which changes nothing, and holds it from then on. Rejects with a typed error that says what is wrong. */
  connect(secret: string, key: PublisherKey): Promise<void>;

  /** Removes the key from this page and this device. */
  forget(): Promise<void>;
}
