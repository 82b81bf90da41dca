import {
  type Clock,
  type DeletedRecord,
  hasCode,
  isInnerLightError,
  isoTimestampOf,
  isStillKept,
  NotFoundError,
  restorableRecords,
} from "@inner-light/core";
import type { DeletedValue } from "./deleted-value.ts";
import { type Identified, RecordEntry } from "./entry.ts";
import type { LocalCollection } from "./local-collection.ts";
import type { ReadItem } from "./stored-list.ts";

const NO_IDS: ReadonlySet<number> = new Set();

/** The records that were deleted from one list: a list of their own, under a key beside it. */
export class DeletedList<Item extends Identified> {
  readonly #list: LocalCollection<Item>;
  readonly #deleted: LocalCollection<DeletedValue>;
  readonly #readItem: ReadItem<Item>;
  readonly #clock: Clock;

  constructor(
    list: LocalCollection<Item>,
    deleted: LocalCollection<DeletedValue>,
    readItem: ReadItem<Item>,
    clock: Clock,
  ) {
    this.#list = list;
    this.#deleted = deleted;
    this.#readItem = readItem;
    this.#clock = clock;
  }

  /** Those that can be restored, the last deleted first. */
  list(): DeletedRecord<Item>[] {
    return this.#restorable().map(({ entry, deletedAt }) => ({ record: entry.record, deletedAt }));
  }

  /** The ids that a new record cannot have, so that each deleted one comes back under its own. */
  ids(): ReadonlySet<number> {
    return new Set(this.#deleted.inspect().records.map(({ record }) => record.id));
  }

  /**
   * Removes records from their list, all or none. The list is written first, which makes room; records that still do not
   * fit among the deleted ones cannot be restored.
   */
  remove(ids: readonly number[]): void {
    this.#list.remove(ids, (removed) => {
      const deletedAt = isoTimestampOf(this.#clock.now());
      this.#tryToExchange(
        ids,
        removed.map(({ record: { id }, value }) => ({ id, deletedAt, record: { ...value, id } })),
      );
    });
  }

  /** Puts deleted records back in their list, all or none. Throws `NotFoundError` if one cannot be restored. */
  restore(ids: readonly number[]): void {
    const restorable = this.#restorable();
    const restored = [...new Set(ids)].map((id) => {
      const found = restorable.find(({ entry }) => entry.record.id === id);
      if (found === undefined) throw new NotFoundError("No such record was deleted");
      return found;
    });
    const entries = restored.map(({ entry }) => entry);
    const values = restored.map(({ value }) => value);
    try {
      this.#list.exchange(NO_IDS, entries, () => this.#tryToExchange(ids, []));
    } catch (error) {
      // Only where both do not fit is the record dropped here before it is there.
      if (!hasCode(error, "full")) throw error;
      this.#exchange(ids, []);
      try {
        this.#list.exchange(NO_IDS, entries);
      } catch (again) {
        this.#exchange([], values);
        throw again;
      }
    }
  }

  #restorable() {
    const values = this.#deleted.inspect().records;
    return restorableRecords(values, this.#list.inspect().records, this.#clock.now()).flatMap((value) => {
      const reading = this.#readItem(value.record);
      if (!("record" in reading)) return [];
      return [{ entry: new RecordEntry(reading.record, value.record), deletedAt: value.deletedAt, value }];
    });
  }

  /** The change to the list is already stored, so a failure here does not undo it. */
  #tryToExchange(ids: readonly number[], added: readonly DeletedValue[]): void {
    try {
      this.#exchange(ids, added);
    } catch (error) {
      if (!isInnerLightError(error)) throw error;
    }
  }

  /** Drops the records with these ids and those that are no longer kept, and adds others. */
  #exchange(ids: readonly number[], added: readonly DeletedValue[]): void {
    const now = this.#clock.now();
    const gone = this.#deleted
      .inspect()
      .records.filter(({ record, deletedAt }) => ids.includes(record.id) || !isStillKept(deletedAt, now));
    this.#deleted.exchange(
      new Set(gone.map(({ id }) => id)),
      added.map((value) => new RecordEntry(value)),
    );
  }
}
