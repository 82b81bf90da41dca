import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  type DeletedRecord,
  firstFreeId,
  isoTimestampOf,
  isStillKept,
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
  readonly #removed = new Map<number, DeletedRecord<Item> & { readonly value: unknown }>();

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

  /** Replaces the records with the same ids. */
  update(items: readonly Item[]): void {
    const values = this.#values();
    for (const item of items) {
      const { index, value, record } = this.#find(item.id);
      const unknownFields = Object.entries(Object(value)).filter(([field]) => !Object.hasOwn(record, field));
      values[index] = { ...Object.fromEntries(unknownFields), ...item };
    }
    if (items.length > 0) this.#write(values);
  }

  /** Removes records and remembers them. `alongside` is written in the same step. */
  remove(ids: readonly number[], now: number, alongside?: BackupEntries): void {
    const removed = ids.map((id) => this.#find(id));
    const values = this.#values().filter((_, place) => !removed.some(({ index }) => index === place));
    const deletedAt = isoTimestampOf(now);
    for (const { value, record } of removed) {
      this.#removed.delete(record.id);
      this.#removed.set(record.id, { value, record, deletedAt });
    }
    if (ids.length > 0) this.#write(values, alongside);
  }

  /** What can be restored, the last removed first. */
  deleted(now: number): DeletedRecord<Item>[] {
    const kept = [...this.#removed.values()].filter(({ deletedAt }) => isStillKept(deletedAt, now));
    return kept.reverse().map(({ record, deletedAt }) => ({ record: { ...record }, deletedAt }));
  }

  /** Puts removed records back, each under its id or the next free one. */
  restore(
    ids: readonly number[],
    now: number,
    alongside: (restored: readonly Item[]) => BackupEntries = () => ({}),
  ): Item[] {
    const removed = ids.map((id) => {
      const one = this.#removed.get(id);
      if (one === undefined || !isStillKept(one.deletedAt, now)) throw new NotFoundError("No such record was removed");
      return one;
    });
    if (ids.length === 0) return [];
    const values = this.#values();
    const taken = takenIds(values);
    const restored = removed.map(({ value, record }) => {
      const id = firstFreeId(record.id, taken);
      taken.add(id);
      values.push({ ...Object(value), id });
      this.#removed.delete(record.id);
      return { ...record, id };
    });
    this.#write(values, alongside(restored));
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
