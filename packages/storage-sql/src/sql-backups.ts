import {
  type BackupEntries,
  type BackupPreview,
  type Backups,
  backupAdditions,
  type Clock,
  compareBackup,
  DELETABLE_NOUNS,
  deletedAdditions,
  InnerLightError,
  isoTimestampOf,
  NOUNS,
  type RestoreMode,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import { readBackupEntries, replaceWithBackup, rowOfDeleted } from "./backup-entries.ts";
import { SqlList } from "./sql-list.ts";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { RECORD_KINDS } from "./stored-record.ts";

/** Backups of the three lists, without the owner's password and sessions. */
export class SqlBackups implements Backups {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async export(): Promise<string> {
    const createdAt = isoTimestampOf(this.#clock.now());
    const file = writeBackupFile({ createdAt, entries: await this.#store.readSnapshot(readBackupEntries) });
    try {
      await this.#store.transact((db) => writeSetting(db, "last-backup-at", createdAt));
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
    }
    return file;
  }

  async preview(file: string): Promise<BackupPreview> {
    const { createdAt, entries } = readBackupFile(file);
    const here = await this.#store.readSnapshot(readBackupEntries);
    return { createdAt, comparison: compareBackup(here, entries) };
  }

  async restore(file: string, mode: RestoreMode): Promise<void> {
    const { entries } = readBackupFile(file);
    await this.#store.write(NOUNS, async (db) => {
      if (mode === "replace") await replaceWithBackup(db, entries, this.#clock);
      else await merge(db, entries, this.#clock);
      await writeSetting(db, "last-backup-at", isoTimestampOf(this.#clock.now()));
    });
  }

  async lastBackupAt(): Promise<number | null> {
    const at = await this.#store.read((db) => readSetting(db, "last-backup-at"));
    return at === null ? null : Date.parse(at);
  }
}

async function merge(db: Queries, backup: BackupEntries, clock: Clock): Promise<void> {
  const here = await readBackupEntries(db);
  for (const kind of RECORD_KINDS) {
    const added = backupAdditions(kind.noun, here, backup) ?? [];
    const deletable = DELETABLE_NOUNS.find((noun) => noun === kind.noun);
    const deleted = deletable === undefined ? [] : deletedAdditions(deletable, here, backup);
    await new SqlList(kind, clock).append(db, [...added.map((value) => ({ value })), ...deleted.map(rowOfDeleted)]);
  }
}
