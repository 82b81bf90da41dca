import type { PublishedCalendarFile } from "@inner-light/core";
import { localStorageBackups } from "./local-storage-backups.ts";
import { localStorageDiagnostics } from "./local-storage-diagnostics.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { localStoragePublishedCalendar } from "./local-storage-published-calendar.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";

/** The ports that only the owner's page uses. Their first call loads this module, so that visitors never do. */
export function ownerPorts(page: LocalStoragePage, publishedCalendar: PublishedCalendarFile | null) {
  return {
    backups: localStorageBackups(page),
    snapshots: localStorageSnapshots(page),
    diagnostics: localStorageDiagnostics(page),
    publishedCalendar: localStoragePublishedCalendar(page, publishedCalendar),
  };
}
