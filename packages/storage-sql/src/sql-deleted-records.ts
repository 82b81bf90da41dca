import { type Clock, isoTimestampOf, isStillKept, NotFoundError, restorableRecords } from "@inner-light/core";
import { freeIds } from "./record-ids.ts";
import { RecordRows, recordsWithIds } from "./record-rows.ts";
import type { Queries } from "./sql-store.ts";
import { idText, type RecordKind, type StoredRecord } from "./stored-record.ts";

/** The deleted records of one noun. Call methods that write inside `SqlStore.write` for that noun. */
export class SqlDeletedRecords<Item extends { readonly id: number }> {
  readonly #kind: RecordKind<Item>;
  readonly #clock: Clock;
  readonly #rows: RecordRows<Item>;

  constructor(kind: RecordKind<Item>, clock: Clock) {
    this.#kind = kind;
    this.#clock = clock;
    this.#rows = new RecordRows(kind, clock);
  }

  /** Those that can be restored, the last deleted first. */
  async read(db: Queries): Promise<(StoredRecord<Item> & { deletedAt: string })[]> {
    const rows = await this.#rows.deleted(db).execute();
    const deleted = this.#rows.readable(rows).map((stored) => ({ ...stored, deletedAt: stored.deletedAt ?? "" }));
    const ids = deleted.map(({ record }) => record.id);
    const present = await this.#rows.liveWithIds(db, ids);
    return restorableRecords(
      deleted,
      present.map(({ record }) => record),
      this.#clock.now(),
    );
  }

  /** Marks the records of the list with these ids as deleted. Rejects with `NotFoundError` if one is not there. */
  async remove(db: Queries, ids: readonly number[]): Promise<void> {
    const removed = recordsWithIds(await this.#rows.liveWithIds(db, ids), ids);
    const position = await this.#rows.nextPosition(db);
    const deletedAt = isoTimestampOf(this.#clock.now());
    for (const [index, stored] of removed.entries()) {
      await this.#rows.set(db, stored, { deleted_at: deletedAt, position: position + index });
    }
  }

  /**
   * Puts deleted records back at the end of the list, each under its id or the next free one. Rejects with `NotFoundError`
   * if one is not kept, or is back as it was.
   */
  async restore(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    const deleted = await this.#find(db, ids);
    const position = await this.#rows.nextPosition(db);
    const restored: StoredRecord<Item>[] = [];
    for (const [index, stored] of deleted.entries()) {
      const id = await this.#ownOrFreeId(db, stored.record.id);
      const columns = this.#rows.columnsOf(id === stored.record.id ? stored.value : { ...stored.value, id });
      await this.#rows.set(db, stored, { ...columns, deleted_at: null, position: position + index });
      restored.push({ ...stored, record: { ...stored.record, id } });
    }
    return restored;
  }

  /** Of several with one id, the one that was deleted last. */
  async #find(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    const now = this.#clock.now();
    const rows = await this.#rows.deleted(db).where("id", "in", ids.map(idText)).execute();
    const kept = rows.filter(({ deleted_at }) => isStillKept(deleted_at ?? "", now));
    const found = recordsWithIds(this.#rows.readable(kept.toReversed()), ids);
    const present = await this.#rows.liveWithIds(db, ids);
    const isBack = ({ record }: StoredRecord<Item>) =>
      present.some((other) => JSON.stringify(other.record) === JSON.stringify(record));
    if (found.some(isBack)) throw new NotFoundError("The record is back");
    return found;
  }

  async #ownOrFreeId(db: Queries, id: number): Promise<number> {
    const others = await this.#rows.live(db).where("id", "=", idText(id)).limit(1).execute();
    return others.length === 0 ? id : (await freeIds(db, this.#kind.noun, id))();
  }
}
