import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  ChangePublisher,
  entryValues,
  type Noun,
  type PublishedCalendarFile,
} from "@inner-light/core";

/** The entries of a backup file, in memory. A port changes what it understands; the rest stays as it is. */
export class MemoryStore {
  readonly changes = new ChangePublisher();
  readonly published: PublishedCalendarFile | null;
  #entries: BackupEntries;

  constructor(entries: BackupEntries, published: PublishedCalendarFile | null) {
    this.#entries = { ...entries };
    this.published = published;
  }

  get entries(): BackupEntries {
    return { ...this.#entries };
  }

  /** Replaces all entries in one step, and publishes the nouns that changed. */
  replace(entries: BackupEntries, ...changed: readonly Noun[]): void {
    this.#entries = { ...entries };
    for (const noun of changed) this.changes.publish(noun);
  }

  /** The values of a noun, readable or not; undefined when they are not a list. Events begin with the published ones. */
  values(noun: Noun): unknown[] | undefined {
    if (noun === "events" && !(BACKUP_ENTRY_NAMES.events in this.#entries)) return [...(this.published?.events ?? [])];
    return entryValues(this.#entries, noun);
  }
}
