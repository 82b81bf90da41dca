import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  firstFreeId,
  NotFoundError,
  type Noun,
  readRecord,
  takenIds,
  UnavailableError,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

type Schema<Item> = Parameters<typeof readRecord<Item>>[0];

/** The records of one noun. Values that cannot be read, and fields that no record has, stay where they are. */
export class MemoryList<Item extends { readonly id: number }> {
  readonly #store: MemoryStore;
  readonly #noun: Noun;
  readonly #schema: Schema<Item>;
  readonly #removed = new Map<number, { readonly value: unknown; readonly record: Item }>();

  constructor(store: MemoryStore, noun: Noun, schema: Schema<Item>) {
    this.#store = store;
    this.#noun = noun;
    this.#schema = schema;
  }

  read(): Item[] {
    const values = this.#values();
    const records = values.map((value) => this.#record(value)).filter((record) => record !== undefined);
    if (values.length > 0 && records.length === 0) throw unreadable();
    return records;
  }

  find(id: number): Item {
    return this.#find(id).record;
  }

  /** The ids that a new record cannot have. */
  takenIds(): Set<unknown> {
    return takenIds(this.#values());
  }

  append(items: readonly Item[]): void {
    if (items.length > 0) this.#write([...this.#values(), ...items]);
  }

  /** Replaces the record with the same id. */
  update(item: Item): void {
    const { index, value, record } = this.#find(item.id);
    const unknownFields = Object.entries(Object(value)).filter(([field]) => !Object.hasOwn(record, field));
    this.#write(this.#values().with(index, { ...Object.fromEntries(unknownFields), ...item }));
  }

  /** Removes a record and remembers it. `alongside` is written in the same step. */
  remove(id: number, alongside?: BackupEntries): void {
    const { index, value, record } = this.#find(id);
    this.#removed.set(id, { value, record });
    this.#write(this.#values().toSpliced(index, 1), alongside);
  }

  /** Puts a removed record back, under its id or the next free one. */
  restore(id: number, alongside: (restored: Item) => BackupEntries = () => ({})): Item {
    const removed = this.#removed.get(id);
    if (removed === undefined) throw new NotFoundError("Nothing was removed under this id");
    const values = this.#values();
    const newId = firstFreeId(id, takenIds(values));
    const restored = { ...removed.record, id: newId };
    this.#removed.delete(id);
    this.#write([...values, { ...Object(removed.value), id: newId }], alongside(restored));
    return restored;
  }

  #write(values: readonly unknown[], alongside: BackupEntries = {}): void {
    const entries = { ...this.#store.entries, [BACKUP_ENTRY_NAMES[this.#noun]]: JSON.stringify(values), ...alongside };
    this.#store.replace(entries, this.#noun);
  }

  #find(id: number): { index: number; value: unknown; record: Item } {
    for (const [index, value] of this.#values().entries()) {
      const record = this.#record(value);
      if (record?.id === id) return { index, value, record };
    }
    throw new NotFoundError("No record has this id");
  }

  #values(): unknown[] {
    const values = this.#store.values(this.#noun);
    if (values === undefined) throw unreadable();
    return values;
  }

  #record(value: unknown): Item | undefined {
    const reading = readRecord(this.#schema, value);
    return "record" in reading ? reading.record : undefined;
  }
}

function unreadable(): UnavailableError {
  return new UnavailableError("What is stored cannot be read", { reason: "unreadable" });
}
