import { type Entry, type Identified, isRecordEntry, type RecordEntry } from "./entry.ts";

/** The elements of a list. It never changes, so each property is computed once, when it is first read. */
export class EntryList<Item extends Identified> {
  readonly entries: readonly Entry<Item>[];
  #records: readonly Item[] | undefined;
  #ids: Set<number> | undefined;
  #json: string | undefined;

  constructor(entries: readonly Entry<Item>[] = []) {
    this.entries = entries;
  }

  /** The records in the list's order: frozen, and the same array each time. */
  get records(): readonly Item[] {
    this.#records ??= Object.freeze(this.entries.filter(isRecordEntry).map(({ record }) => record));
    return this.#records;
  }

  get ids(): ReadonlySet<number> {
    return this.#knownIds();
  }

  /** The text of the list, as this site writes it. */
  get json(): string {
    this.#json ??= `[${this.entries.map(({ json }) => json).join(",")}]`;
    return this.#json;
  }

  find(id: number): RecordEntry<Item> | undefined {
    return this.entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  }

  /**
   * The list with entries at its end. Extends the known text and ids: computing them again costs an add to ten events
   * about 0.02 ms.
   */
  with(added: readonly RecordEntry<Item>[]): EntryList<Item> {
    const longer = new EntryList(this.entries.concat(added));
    const start = this.entries.length === 0 ? "[" : `${this.json.slice(0, -1)},`;
    longer.#json = `${start}${added.map(({ json }) => json).join(",")}]`;
    longer.#ids = this.#knownIds();
    for (const { record } of added) longer.#ids.add(record.id);
    // The set was moved, not copied: the shorter list computes its ids again if asked.
    this.#ids = undefined;
    return longer;
  }

  #knownIds(): Set<number> {
    this.#ids ??= new Set(this.records.map(({ id }) => id));
    return this.#ids;
  }
}
