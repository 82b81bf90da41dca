import * as core from "@inner-light/core";
import { entryOf, type Identified, isRecordEntry, type ReadItem, recordEntry, type StoredList } from "./stored-list.ts";
import type { InTurn } from "./write-turns.ts";

/** Stores a list's deleted records separately. */
export function deletedList<Item extends Identified>(
  list: StoredList<Item>,
  deleted: StoredList<DeletedValue>,
  readItem: ReadItem<Item>,
  clock: core.Clock,
  inTurn: InTurn,
) {
  function restorable() {
    const values = core.restorableRecords(deleted.inspect().records, list.inspect().records, clock.now());
    return values.flatMap(({ record, deletedAt }) => {
      const entry = entryOf(record, readItem);
      return isRecordEntry(entry) ? [{ record: entry.record, entry, deletedAt }] : [];
    });
  }

  const dropExpired = inTurn(() => exchange(new Set(), []));

  /**
   * Drops expired records and those in `ids`, and adds `added`. Ignores failures, because the main list is already
   * stored.
   */
  function exchange(ids: ReadonlySet<number>, added: readonly DeletedValue[]): void {
    try {
      const now = clock.now();
      const dropped = deleted
        .inspect()
        .records.filter(({ record, deletedAt }) => ids.has(record.id) || !core.isStillKept(deletedAt, now));
      if (dropped.length + added.length === 0) return;
      deleted.exchange(
        dropped.map(({ id }) => id),
        added.map((value) => recordEntry(value)),
      );
    } catch (error) {
      if (!core.isInnerLightError(error)) throw error;
    }
  }

  return {
    /** Returns the restorable records, most recently deleted first. Drops expired ones. */
    list(): core.DeletedRecord<Item>[] {
      const now = clock.now();
      if (deleted.inspect().records.some(({ deletedAt }) => !core.isStillKept(deletedAt, now))) void dropExpired();
      return restorable().map(({ record, deletedAt }) => ({ record, deletedAt }));
    },

    inspect: deleted.inspect,

    /** Returns the ids of deleted records. New records must not reuse them, because a restored record keeps its id. */
    ids: (): ReadonlySet<number> => new Set(deleted.inspect().records.map(({ record }) => record.id)),

    /** Removes every record in `ids` that exists, or none. Makes room first. A copy that still does not fit is lost. */
    remove(ids: readonly number[]): void {
      list.exchange(ids, [], (removed) => {
        const deletedAt = core.isoTimestampOf(clock.now());
        exchange(
          new Set(removed.map(({ record }) => record.id)),
          removed.map(({ record: { id }, value }) => ({ id, deletedAt, record: { ...value, id } })),
        );
      });
    },

    /** Restores all restorable records or none, in the order of `ids`. */
    restore(ids: readonly number[]): void {
      const restored = core.presentRecords(restorable(), ids);
      list.exchange(
        [],
        restored.map(({ entry }) => entry),
        () => exchange(new Set(restored.map(({ record }) => record.id)), []),
      );
    },
  };
}

export interface DeletedValue {
  /** The record's id. If two tabs deleted the record at once, the second copy gets a new id. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly deletedAt: string;
  /** The record as stored, including unknown fields. */
  readonly record: Identified;
}

export function readDeletedValue(value: unknown): core.RecordReading<DeletedValue> {
  const { id, deletedAt, record }: Readonly<Record<keyof DeletedValue, unknown>> = Object(value);
  const isReadable = core.isRecordId(id) && typeof deletedAt === "string" && isIdentified(record);
  return isReadable ? { record: { id, deletedAt, record } } : { unreadableField: "record" };
}

function isIdentified(value: unknown): value is Identified {
  return core.isRecordId(Object(value).id);
}
