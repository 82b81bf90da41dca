import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  claimFreeId,
  DELETED_ENTRY_NAMES,
  type DeletableNoun,
  type DeletedRecord,
  type DeletedValue,
  deletedValues,
  isoTimestampOf,
  isStillKept,
  NotFoundError,
  parseArray,
  readDeletedValue,
  readRecord,
  readRecords,
  restorableRecords,
  takenIds,
  UnavailableError,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

type Schema<Item> = Parameters<typeof readRecord<Item>>[0];

/** The records of one noun. Values that cannot be read, and fields that no record has, stay where they are. */
export class MemoryList<Item extends { readonly id: number }> {
  readonly #store: MemoryStore;
  readonly #noun: DeletableNoun;
  readonly #schema: Schema<Item>;

  constructor(store: MemoryStore, noun: DeletableNoun, schema: Schema<Item>) {
    this.#store = store;
    this.#noun = noun;
    this.#schema = schema;
  }

  read(): Item[] {
    const values = this.#values();
    const { records } = readRecords(this.#schema, values);
    if (values.length > 0 && records.length === 0) throw unreadable();
    return records;
  }

  find(id: number): Item {
    return this.#find(id).record;
  }

  /** The ids that a new record cannot have: removed records may come back under theirs. */
  takenIds(): Set<unknown> {
    return takenIds([...this.#values(), ...this.#deletedRecords().map(({ record }) => record)]);
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

  /** Removes records, and keeps them among the removed ones. */
  remove(ids: readonly number[], now: number): void {
    const removed = [...new Set(ids)].map((id) => this.#find(id));
    const values = this.#values().filter((_, place) => !removed.some(({ index }) => index === place));
    const deletedAt = isoTimestampOf(now);
    const deleted = removed.map(({ value, record }) => ({
      id: record.id,
      deletedAt,
      record: { ...Object(value), id: record.id },
    }));
    if (deleted.length > 0) this.#write(values, this.#deletedEntry(ids, deleted, now));
  }

  /** What can be restored, the last removed first. */
  deleted(now: number): DeletedRecord<Item>[] {
    const { records } = readRecords(this.#schema, this.#values());
    const deleted = this.#deletedRecords().map(({ record, deletedAt }) => ({ record, deletedAt }));
    return restorableRecords(deleted, records, now);
  }

  /** Puts removed records back, each under its id or the next free one. `alongside` is written in the same step. */
  restore(
    ids: readonly number[],
    now: number,
    alongside: (restored: readonly Item[]) => BackupEntries = () => ({}),
  ): Item[] {
    const values = this.#store.values(this.#noun) ?? [];
    const deleted = this.#deletedRecords().filter(({ deletedAt }) => isStillKept(deletedAt, now));
    const removed = [...new Set(ids)].map((id) => {
      const one = deleted.findLast(({ record }) => record.id === id);
      const present = values.find((value) => this.#record(value)?.id === id);
      if (one === undefined || JSON.stringify(this.#record(present)) === JSON.stringify(one.record))
        throw new NotFoundError("No such record was removed");
      return one;
    });
    if (removed.length === 0) return [];
    const taken = takenIds(values);
    const restored = removed.map(({ value, record }) => {
      const id = claimFreeId(record.id, taken);
      values.push({ ...value.record, id });
      return { ...record, id };
    });
    this.#write(values, { ...this.#deletedEntry(ids, [], now), ...alongside(restored) });
    return restored;
  }

  /** The entry of the removed records without those under `ids` and those no longer kept, and with others. */
  #deletedEntry(ids: readonly number[], added: readonly DeletedValue[], now: number): BackupEntries {
    const name = DELETED_ENTRY_NAMES[this.#noun];
    const text = this.#store.entries[name];
    const values = parseArray(text ?? "[]");
    const others = values?.filter((value) => {
      const reading = readDeletedValue(value);
      if (!("record" in reading)) return true;
      const { record, deletedAt } = reading.record;
      return !ids.includes(record.id) && isStillKept(deletedAt, now);
    });
    const damaged = text === undefined || others !== undefined ? {} : { [`${name}:damaged`]: text };
    return { ...damaged, [name]: JSON.stringify([...(others ?? []), ...added]) };
  }

  #deletedRecords(): { record: Item; deletedAt: string; value: DeletedValue }[] {
    return (deletedValues(this.#noun, this.#store.entries) ?? []).flatMap((value) => {
      const record = this.#record(value.record);
      return record === undefined ? [] : [{ record, deletedAt: value.deletedAt, value }];
    });
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
