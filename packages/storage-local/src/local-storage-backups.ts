import {
  type BackupPreview,
  type Backups,
  InnerLightError,
  isoTimestampOf,
  type RestoreMode,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { compareBackup, mergeBackup } from "./merge-backup.ts";
import { siteTexts } from "./replace-texts.ts";

/** When the last backup was exported. It is about this browser, so it is in no backup itself. */
const LAST_EXPORTED_KEY = "backup:lastMadeAt";

/** Backups of everything that local storage has of the site, byte for byte. */
export class LocalStorageBackups implements Backups {
  readonly #page: LocalStoragePage;

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async export(): Promise<string> {
    const createdAt = isoTimestampOf(this.#page.clock.now());
    const file = writeBackupFile({ createdAt, entries: siteTexts(this.#page.storage) });
    try {
      this.#page.storage.writeJson(
        LAST_EXPORTED_KEY,
        this.#page.storage.get(LAST_EXPORTED_KEY),
        JSON.stringify(createdAt),
      );
    } catch (error) {
      // The file is whole without the note.
      if (!(error instanceof InnerLightError)) throw error;
    }
    return file;
  }

  async preview(file: string): Promise<BackupPreview> {
    const { createdAt, entries } = readBackupFile(file);
    return { createdAt, comparison: compareBackup(siteTexts(this.#page.storage), entries) };
  }

  async restore(file: string, mode: RestoreMode): Promise<void> {
    const { entries } = readBackupFile(file);
    this.#page.replaceTexts((here) => (mode === "merge" ? mergeBackup(here, entries) : entries));
  }

  async lastExportedAt(): Promise<number | null> {
    const moment = Date.parse((this.#page.storage.get(LAST_EXPORTED_KEY) ?? "").replaceAll('"', ""));
    return Number.isNaN(moment) ? null : moment;
  }
}
