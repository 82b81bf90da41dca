import type { CalendarDate } from "../shared/wall-clock.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** The calendar as a publisher stores it. */
export interface StoredCalendar {
  /** `null` if the file is missing or not a calendar. */
  readonly calendar: PublishedCalendarFile | null;
  /** Opaque; changes with every stored calendar. */
  readonly version: string;
}

/** Stores the owner's calendar where the next build of the site reads it. */
export interface CalendarPublisher {
  read(): Promise<StoredCalendar>;

  /**
   * Replaces the calendar that has this `version`, and resolves to the new version. Rejects with `ConflictError` if the
   * calendar has changed since. Idempotent, because the response may be lost.
   */
  publish(calendar: PublishedCalendarFile, version: string): Promise<string>;
}

/** The live site, which its host builds minutes after the calendar is published. */
export interface PublishedSite {
  /** The checksum of the calendar that the site was built with. */
  siteChecksum(): Promise<string>;
}

/** The owner's key to a publisher, which this device sends nowhere else. */
export interface PublisherAccess {
  /** The last day on which the key works, if the owner entered it; `null` without a key. */
  key(): Promise<{ readonly endsOn: CalendarDate | null } | null>;

  /** Tests a key without changing anything, and holds it, beyond this page if `isKept`. Rejects if the test fails. */
  connect(secret: string, key: { readonly endsOn: CalendarDate | null; readonly isKept: boolean }): Promise<void>;

  /** Removes the key from this page and this device. */
  forget(): Promise<void>;
}

/** Where a device keeps the owner's key to a publisher. Backups omit it. */
export interface KeptKey {
  read(): string | null;
  /** `null` removes the key. */
  write(text: string | null): void;
}
