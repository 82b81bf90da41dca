import { type Entry, type Identified, isRecordEntry, type RecordEntry } from "./entry.ts";

/** The elements of a list. It never changes, so each property is computed once, when it is first read. */
export class EntryList<Item extends Identified> {
  readonly entries: readonly Entry<Item>[];
  #records: readonly Item[] | undefined;
  #ids: ReadonlySet<number> | undefined;

  constructor(entries: readonly Entry<Item>[] = []) {
    this.entries = entries;
  }

  /** The records in the list's order: frozen, and the same array each time. */
  get records(): readonly Item[] {
    this.#records ??= Object.freeze(this.entries.filter(isRecordEntry).map(({ record }) => record));
    return this.#records;
  }

  get ids(): ReadonlySet<number> {
    this.#ids ??= new Set(this.records.map(({ id }) => id));
    return this.#ids;
  }

  /** The text of the list, as this site writes it. */
  get json(): string {
    return `[${this.entries.map(({ json }) => json).join(",")}]`;
  }

  find(id: number): RecordEntry<Item> | undefined {
    return this.entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  }
}
