import type { CalendarDate } from "../shared/wall-clock.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

export interface StoredCalendar {
  /** `null` if the file is missing or not a calendar. */
  readonly calendar: PublishedCalendarFile | null;
  /** Opaque. Every publication changes it. */
  readonly version: string;
}

/** Publishes the owner's calendar for the next build of the site. */
export interface CalendarPublisher {
  read(): Promise<StoredCalendar>;

  /** Replaces the calendar at `version`, or rejects with `ConflictError`. Idempotent. Resolves to the new version. */
  publish(calendar: PublishedCalendarFile, version: string): Promise<string>;
}

/** The live site. Its host rebuilds it minutes after each publication. */
export interface PublishedSite {
  /** Fetches the checksum of the calendar that the live site was built with. */
  siteChecksum(): Promise<string>;
}

/** The owner's key to a publisher. This device sends it nowhere else. */
export interface PublisherAccess {
  /** `endsOn` is the key's last valid day, if the owner entered one. */
  key(): Promise<{ readonly endsOn: CalendarDate | null } | null>;

  /** Tests a key without writing, then keeps it for this page, or on the device if `isKept`. Rejects if it fails. */
  connect(secret: string, key: { readonly endsOn: CalendarDate | null; readonly isKept: boolean }): Promise<void>;

  /** Removes the key from this page and this device. */
  forget(): Promise<void>;
}

/** Where a device keeps the owner's key. Backups omit it. */
export interface KeptKey {
  read(): string | null;
  write(text: string | null): void;
}
