import type { CalendarDate } from "../shared/wall-clock.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** The calendar where the next build of the site finds it. */
export interface StoredCalendar {
  /** `null` if the file is missing or is not a calendar. */
  readonly calendar: PublishedCalendarFile | null;
  /** Changes with every calendar that is stored; opaque. */
  readonly version: string;
}

/** Puts the owner's calendar where the next build of the site finds it. */
export interface CalendarPublisher {
  read(): Promise<StoredCalendar>;

  /**
   * Replaces the calendar that has this `version`, and resolves to the new version. Rejects with `ConflictError` when it
   * has changed since. After no answer it may be stored: publishing the same calendar again stores no second one.
   */
  publish(calendar: PublishedCalendarFile, version: string): Promise<string>;
}

/** The owner's key to a publisher, which never leaves this device but for the publisher. */
export interface PublisherAccess {
  /** The last day on which the key works, if the owner wrote it down; `null` without a key. */
  key(): Promise<{ readonly endsOn: CalendarDate | null } | null>;

  /** Tries a key, which changes nothing, and holds it; beyond this page if it `isKept`. Rejects if it does not work. */
  connect(secret: string, key: { readonly endsOn: CalendarDate | null; readonly isKept: boolean }): Promise<void>;

  /** Removes the key from this page and this device. */
  forget(): Promise<void>;
}

/** Where a device keeps the owner's key to a publisher, if the owner wants it to. No backup reads it. */
export interface KeptKey {
  read(): string | null;
  /** `null` removes the key. */
  write(text: string | null): void;
}
