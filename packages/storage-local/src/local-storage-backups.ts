import {
  type BackupEntries,
  type Backups,
  compareBackup,
  InnerLightError,
  isoTimestampOf,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import { LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { mergeBackup } from "./merge-backup.ts";
import { toStoredJson } from "./stored-json.ts";

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

  /** A browser without a list of events shows the published ones, so a merge begins with them. */
  const shown = (texts: BackupEntries): BackupEntries =>
    page.publishedEvents.length === 0 ? texts : { [LIST_KEYS.events]: toStoredJson(page.publishedEvents), ...texts };

  return {
    async export() {
      const createdAt = isoTimestampOf(clock.now());
      const file = writeBackupFile({ createdAt, entries: storage.siteTexts() });
      noteBackup(createdAt);
      return file;
    },

    async preview(file) {
      const { createdAt, entries } = readBackupFile(file);
      return { createdAt, comparison: compareBackup(shown(storage.siteTexts()), entries) };
    },

    async restore(file, mode) {
      const { entries } = readBackupFile(file);
      page.replaceTexts((here) => (mode === "merge" ? { ...here, ...mergeBackup(shown(here), entries) } : entries));
      noteBackup(isoTimestampOf(clock.now()));
    },

    async lastBackupAt() {
      const moment = Date.parse((storage.get(LAST_BACKUP_KEY) ?? "").replaceAll('"', ""));
      return Number.isNaN(moment) ? null : moment;
    },

    automaticBackupAt: async () => null,
  };
}
