import {
  BACKUP_ENTRY_NAMES,
  type BackupComparison,
  type BackupEntries,
  type BackupPreview,
  type Backups,
  type Clock,
  isoTimestampOf,
  missingRecords,
  NOUNS,
  type Noun,
  type RestoreMode,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import { type MemoryStore, valuesOf } from "./memory-store.ts";

export class MemoryBackups implements Backups {
  readonly #store: MemoryStore;
  readonly #clock: Clock;
  #lastBackupAt: number | null = null;

  constructor(store: MemoryStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async export(): Promise<string> {
    const createdAt = isoTimestampOf(this.#clock.now());
    this.#noteBackup(createdAt);
    return writeBackupFile({ createdAt, entries: this.#store.entries });
  }

  async preview(file: string): Promise<BackupPreview> {
    const { createdAt, entries } = readBackupFile(file);
    return { createdAt, comparison: NOUNS.map((noun) => compare(noun, this.#store.entries, entries)) };
  }

  async restore(file: string, mode: RestoreMode): Promise<void> {
    const { entries } = readBackupFile(file);
    this.#store.replace(mode === "merge" ? merge(this.#store.entries, entries) : entries, ...NOUNS);
    this.#noteBackup(isoTimestampOf(this.#clock.now()));
  }

  async lastBackupAt(): Promise<number | null> {
    return this.#lastBackupAt;
  }

  #noteBackup(at: string): void {
    this.#lastBackupAt = Date.parse(at);
  }
}

function compare(noun: Noun, here: BackupEntries, backup: BackupEntries): BackupComparison {
  return {
    noun,
    here: valuesOf(here, noun)?.length ?? null,
    inBackup: valuesOf(backup, noun)?.length ?? null,
    added: additions(noun, here, backup)?.length ?? null,
  };
}

function merge(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const merged = NOUNS.flatMap((noun) => {
    const added = additions(noun, here, backup);
    if (added === null || added.length === 0) return [];
    return [[BACKUP_ENTRY_NAMES[noun], JSON.stringify([...(valuesOf(here, noun) ?? []), ...added])] as const];
  });
  return { ...here, ...Object.fromEntries(merged) };
}

/** The records that a merge adds; `null` when one side is not a list. */
function additions(noun: Noun, here: BackupEntries, backup: BackupEntries): unknown[] | null {
  const present = valuesOf(here, noun);
  const offered = valuesOf(backup, noun);
  return present === undefined || offered === undefined ? null : missingRecords(present, offered);
}
