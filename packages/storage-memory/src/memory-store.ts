import { BACKUP_ENTRY_NAMES, type BackupEntries, ChangePublisher, type Noun, parseArray } from "@inner-light/core";

/** The entries of a backup file, in memory. A port changes what it understands; the rest stays as it is. */
export class MemoryStore {
  readonly changes = new ChangePublisher();
  #entries: BackupEntries;

  constructor(entries: BackupEntries) {
    this.#entries = { ...entries };
  }

  get entries(): BackupEntries {
    return { ...this.#entries };
  }

  /** Replaces all entries in one step, and publishes the nouns that changed. */
  replace(entries: BackupEntries, ...changed: readonly Noun[]): void {
    this.#entries = { ...entries };
    for (const noun of changed) this.changes.publish(noun);
  }

  /** The values stored of a noun, readable or not; undefined when they are not a list. */
  values(noun: Noun): unknown[] | undefined {
    return valuesOf(this.#entries, noun);
  }
}

/** The values of a noun among entries; undefined when they are not a list. */
export function valuesOf(entries: BackupEntries, noun: Noun): unknown[] | undefined {
  return parseArray(entries[BACKUP_ENTRY_NAMES[noun]] ?? "[]");
}
