import {
  type Backups,
  compareBackup,
  InnerLightError,
  isoTimestampOf,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { additionsTo, mergeBackup } from "./merge-backup.ts";

/** When a backup was last exported or restored. It concerns this browser only, so backups leave it out. */
const LAST_BACKUP_KEY = "backup:lastMadeAt";

/** Backups of all the site's texts in local storage, byte for byte. */
export function localStorageBackups(page: LocalStoragePage): Backups {
  const { clock, storage } = page;

  /** Stores the time of a backup. The backup is complete without it, so a storage that fails is no error. */
  const noteBackup = (at: string) => {
    try {
      storage.writeJson(LAST_BACKUP_KEY, JSON.stringify(at));
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
    }
  };

  return {
    async export() {
      const createdAt = isoTimestampOf(clock.now());
      const file = writeBackupFile({ createdAt, entries: storage.siteTexts() });
      noteBackup(createdAt);
      return file;
    },

    async preview(file) {
      const { createdAt, entries } = readBackupFile(file);
      return { createdAt, comparison: compareBackup(storage.siteTexts(), entries, additionsTo) };
    },

    async restore(file, mode) {
      const { entries } = readBackupFile(file);
      page.replaceTexts((here) => (mode === "merge" ? mergeBackup(here, entries) : entries));
      noteBackup(isoTimestampOf(clock.now()));
    },

    async lastBackupAt() {
      const moment = Date.parse((storage.get(LAST_BACKUP_KEY) ?? "").replaceAll('"', ""));
      return Number.isNaN(moment) ? null : moment;
    },
  };
}
