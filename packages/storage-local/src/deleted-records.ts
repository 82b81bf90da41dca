import {
  type Clock,
  claimFreeId,
  type DeletedRecord,
  type DeletedValue,
  InnerLightError,
  isoTimestampOf,
  isStillKept,
  NotFoundError,
  type RecordReading,
  readDeletedValue,
  restorableRecords,
  StorageFullError,
  takenIds,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { type Identified, RecordEntry } from "./entry.ts";
import { LocalCollection } from "./local-collection.ts";
import type { SiteStorage } from "./site-storage.ts";
import type { ReadItem } from "./stored-list.ts";

/** A removed record, and its stored value with the fields that the noun does not have. */
interface Deleted<Item> extends DeletedRecord<Item> {
  readonly value: DeletedValue;
}

/**
 * The records that were removed from one list: a list of their own under a key beside it. An id means one record there
 * too. What is wrong with this list never keeps a record from being removed or restored.
 */
export class DeletedRecords<Item extends Identified> {
  readonly #list: LocalCollection<Item>;
  readonly #deleted: LocalCollection<DeletedValue>;
  readonly #readItem: ReadItem<Item>;
  readonly #clock: Clock;
  /** What could not be stored, and can be restored on this page until its list is replaced. */
  #unstored: { readonly value: DeletedValue; readonly replacements: number }[] = [];

  constructor(
    browser: BrowserCapabilities,
    storage: SiteStorage,
    key: string,
    list: LocalCollection<Item>,
    readItem: ReadItem<Item>,
  ) {
    this.#list = list;
    this.#readItem = readItem;
    this.#clock = browser.clock;
    // `list` notifies listeners: it changes with this one, and reacts to every key that begins with its own.
    this.#deleted = new LocalCollection(
      browser,
      storage,
      key,
      (value) => this.#read(value),
      () => {},
    );
  }

  list(): DeletedRecord<Item>[] {
    const { records } = this.#list.inspect();
    return restorableRecords(this.#all(), records, this.#clock.now()).map(({ record, deletedAt }) => ({
      record,
      deletedAt,
    }));
  }

  /** The ids that a new record cannot have, so that each removed one can have its own again. */
  ids(): ReadonlySet<number> {
    return new Set(this.#values().map(({ record }) => record.id));
  }

  /** Removes records from the list, all or none. */
  remove(ids: readonly number[]): void {
    this.#list.remove(ids, (removed) => this.#keep(removed));
  }

  /**
   * Puts removed records back in the list, all or none. Throws `NotFoundError` if one is not kept, or is back as it was.
   * `beforeWrite` as in `LocalCollection.putBack`.
   */
  restore(ids: readonly number[], beforeWrite?: (newIds: readonly number[]) => void): Item[] {
    const restored = [...new Set(ids)].map((id) => this.#find(id));
    const entries = restored.map(recordEntryOf);
    const present = new Set(this.#list.inspect().entries.map(({ json }) => json));
    if (entries.some(({ json }) => present.has(json))) throw new NotFoundError("The record is back");
    try {
      return this.#list.putBack(entries, beforeWrite, () => this.#forget(ids));
    } catch (error) {
      // While it is in both lists, a record takes its room twice.
      if (!(error instanceof StorageFullError) || !this.#dropStored(ids)) throw error;
      try {
        return this.#list.putBack(entries, beforeWrite, () => this.#forget(ids));
      } catch (again) {
        this.#store(restored.map(({ value }) => value));
        throw again;
      }
    }
  }

  /** Called after this page replaced the texts under these keys. */
  onReplaced(keys: readonly string[]): void {
    this.#deleted.onReplaced(keys);
  }

  #find(id: number): Deleted<Item> {
    const now = this.#clock.now();
    const found = this.#all().findLast(({ record, deletedAt }) => record.id === id && isStillKept(deletedAt, now));
    if (found === undefined) throw new NotFoundError("No such record was removed");
    return found;
  }

  #keep(removed: readonly RecordEntry<Item>[]): void {
    const deletedAt = isoTimestampOf(this.#clock.now());
    this.#store(
      removed.map(({ record, value }) => ({ id: record.id, deletedAt, record: { ...value, id: record.id } })),
    );
  }

  /** Stores removed records in the place of those under their ids, and drops those that are no longer kept. */
  #store(values: readonly DeletedValue[]): void {
    const ids = values.map(({ record }) => record.id);
    this.#unstored = this.#unstored.filter(({ value }) => !ids.includes(value.record.id));
    try {
      const { gone, kept } = this.#without(ids);
      const taken = takenIds(kept);
      const added = values.map(
        (value) => new RecordEntry<DeletedValue>({ ...value, id: claimFreeId(value.id, taken) }),
      );
      this.#deleted.exchange(new Set(gone.map(({ id }) => id)), added);
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      const { replacements } = this.#list;
      this.#unstored.push(...values.map((value) => ({ value, replacements })));
    }
  }

  #forget(ids: readonly number[]): void {
    this.#unstored = this.#unstored.filter(({ value }) => !ids.includes(value.record.id));
    this.#dropStored(ids);
  }

  /** Drops the stored ones of these ids and those that are no longer kept. Returns whether there were any. */
  #dropStored(ids: readonly number[]): boolean {
    try {
      const { gone } = this.#without(ids);
      this.#deleted.exchange(new Set(gone.map(({ id }) => id)), []);
      return gone.length > 0;
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      return false;
    }
  }

  /** The stored ones of these records and those that are no longer kept, and the others. */
  #without(ids: readonly number[]): { gone: DeletedValue[]; kept: DeletedValue[] } {
    const now = this.#clock.now();
    const { records } = this.#deleted.inspect();
    const isKept = ({ record, deletedAt }: DeletedValue) => !ids.includes(record.id) && isStillKept(deletedAt, now);
    return { gone: records.filter((value) => !isKept(value)), kept: records.filter(isKept) };
  }

  #values(): DeletedValue[] {
    const unstored = this.#unstored.filter(({ replacements }) => replacements === this.#list.replacements);
    return [...this.#deleted.inspect().records, ...unstored.map(({ value }) => value)];
  }

  #all(): Deleted<Item>[] {
    return this.#values().flatMap((value) => {
      const reading = this.#readItem(value.record);
      return "record" in reading ? [{ record: reading.record, deletedAt: value.deletedAt, value }] : [];
    });
  }

  #read(value: unknown): RecordReading<DeletedValue> {
    const reading = readDeletedValue(value);
    if (!("record" in reading)) return reading;
    const inner = this.#readItem(reading.record.record);
    return "record" in inner ? reading : inner;
  }
}

/** The entry that a removed record had in its list. */
function recordEntryOf<Item extends Identified>({ record, value }: Deleted<Item>): RecordEntry<Item> {
  return new RecordEntry(record, value.record);
}
