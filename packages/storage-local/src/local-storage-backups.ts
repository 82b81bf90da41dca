import { type Backups, InnerLightError, isoTimestampOf, readBackupFile, writeBackupFile } from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { compareBackup, mergeBackup } from "./merge-backup.ts";

/** When the last backup was exported. It concerns this browser only, so backups leave it out. */
const LAST_EXPORTED_KEY = "backup:lastMadeAt";

/** Backups of all the site's texts in local storage, byte for byte. */
export function localStorageBackups(page: LocalStoragePage): Backups {
  const { clock, storage } = page;
  return {
    async export() {
      const createdAt = isoTimestampOf(clock.now());
      const file = writeBackupFile({ createdAt, entries: storage.siteTexts() });
      try {
        storage.writeJson(LAST_EXPORTED_KEY, JSON.stringify(createdAt));
      } catch (error) {
        // The file is complete without the stored time.
        if (!(error instanceof InnerLightError)) throw error;
      }
      return file;
    },

    async preview(file) {
      const { createdAt, entries } = readBackupFile(file);
      return { createdAt, comparison: compareBackup(storage.siteTexts(), entries) };
    },

    async restore(file, mode) {
      const { entries } = readBackupFile(file);
      page.replaceTexts((here) => (mode === "merge" ? mergeBackup(here, entries) : entries));
    },

    async lastExportedAt() {
      const moment = Date.parse((storage.get(LAST_EXPORTED_KEY) ?? "").replaceAll('"', ""));
      return Number.isNaN(moment) ? null : moment;
    },
  };
}
