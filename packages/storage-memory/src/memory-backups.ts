import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  type BackupPreview,
  type Backups,
  backupAdditions,
  type Clock,
  compareBackup,
  DELETABLE_NOUNS,
  DELETED_ENTRY_NAMES,
  deletedAdditions,
  entryValues,
  isoTimestampOf,
  NOUNS,
  parseArray,
  type RestoreMode,
  readBackupFile,
  writeBackupFile,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

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
    return { createdAt, comparison: compareBackup(this.#store.entries, entries) };
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

function merge(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const merged = NOUNS.flatMap((noun) => {
    const added = backupAdditions(noun, here, backup);
    if (added === null || added.length === 0) return [];
    return [[BACKUP_ENTRY_NAMES[noun], JSON.stringify([...(entryValues(here, noun) ?? []), ...added])] as const];
  });
  const deleted = DELETABLE_NOUNS.flatMap((noun) => {
    const added = deletedAdditions(noun, here, backup);
    const present = parseArray(here[DELETED_ENTRY_NAMES[noun]] ?? "[]") ?? [];
    return added.length === 0 ? [] : [[DELETED_ENTRY_NAMES[noun], JSON.stringify([...present, ...added])] as const];
  });
  return { ...here, ...Object.fromEntries([...merged, ...deleted]) };
}
