import {
  type BackupEntries,
  type BackupPreview,
  type Backups,
  backupMerge,
  type Clock,
  compareBackup,
  InnerLightError,
  idInJson,
  isoTimestampOf,
  NOUNS,
  parseArray,
  type RestoreMode,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import { readBackupEntries, replaceWithBackup, rowOfDeleted, SUSPECTED_SPAM_ENTRY_NAME } from "./backup-entries.ts";
import { type NewRow, SqlList } from "./sql-list.ts";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { RECORD_KINDS } from "./stored-record.ts";

type BackupTime = "last-backup-at" | "automatic-backup-at";

/** Backups of the three lists, without the owner's password and sessions. */
export class SqlBackups implements Backups {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async export(): Promise<string> {
    const file = await this.read();
    try {
      await this.#note("last-backup-at");
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
    }
    return file;
  }

  /** Like `export`, without noting the time: for files that the owner does not get. */
  async read(): Promise<string> {
    const createdAt = isoTimestampOf(this.#clock.now());
    return writeBackupFile({ createdAt, entries: await this.#store.readSnapshot(readBackupEntries) });
  }

  /** Notes that the server has made a backup by itself. */
  async noteAutomaticBackup(): Promise<void> {
    await this.#note("automatic-backup-at");
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

  lastBackupAt(): Promise<number | null> {
    return this.#timeOf("last-backup-at");
  }

  automaticBackupAt(): Promise<number | null> {
    return this.#timeOf("automatic-backup-at");
  }

  async #note(name: BackupTime): Promise<void> {
    await this.#store.transact((db) => writeSetting(db, name, isoTimestampOf(this.#clock.now())));
  }

  async #timeOf(name: BackupTime): Promise<number | null> {
    const at = await this.#store.read((db) => readSetting(db, name));
    return at === null ? null : Date.parse(at);
  }
}

async function merge(db: Queries, backup: BackupEntries, clock: Clock): Promise<void> {
  const here = await readBackupEntries(db);
  const suspected = new Set(parseArray(backup[SUSPECTED_SPAM_ENTRY_NAME] ?? "[]"));
  for (const kind of RECORD_KINDS) {
    const merge = backupMerge(kind.noun, here, backup);
    if (merge === null) continue;
    const read = new Set(merge.addedReadIds);
    const rows: NewRow[] = [
      ...merge.added.map((value) => ({ json: JSON.stringify(value) })),
      ...merge.addedDeleted.map(rowOfDeleted),
    ];
    const withMarks = (row: NewRow) => {
      const id = Number(idInJson(row.json));
      return { ...row, isRead: read.has(id), isSuspectedSpam: suspected.has(id) };
    };
    await new SqlList(kind, clock).append(db, rows.map(withMarks));
  }
}
