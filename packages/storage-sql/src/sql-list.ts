import * as core from "@inner-light/core";
import type { Queries } from "./sql-store.ts";
import {
  columnsOf,
  idText,
  type RecordKind,
  type RecordRow,
  type StoredRecord,
  storedRecord,
} from "./stored-record.ts";

/** Both databases limit the values per statement and hold all of them in memory. */
const ROWS_PER_INSERT = 100;

const VALUES_PER_CONDITION = 1000;

/** A value to append. `record` is what it was made from, if anything. */
type NewRow<Item> = core.SnapshotRecord &
  Partial<Pick<core.DeletedSnapshotRecord, "deletedAt">> & { readonly record?: Item };

/** The records of a noun, including deleted ones. Write only inside `SqlStore.write` for that noun. */
export class SqlList<Item extends { readonly id: number }> {
  readonly #kind: RecordKind<Item>;
  readonly #clock: core.Clock;

  constructor(kind: RecordKind<Item>, clock: core.Clock) {
    this.#kind = kind;
    this.#clock = clock;
  }

  live(db: Queries) {
    return this.#all(db).where("deleted_at", "is", null);
  }

  /** Returns the readable records in list order. Rejects if there are rows but none is readable. */
  async read(db: Queries): Promise<StoredRecord<Item>[]> {
    const rows = await this.live(db).execute();
    const records = this.readable(rows);
    if (rows.length > 0 && records.length === 0) {
      throw new core.UnavailableError("What is stored cannot be read", { reason: "unreadable" });
    }
    return records;
  }

  async find(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    return core.presentRecords(await this.#withIds(db, ids), ids);
  }

  async records(query: { execute(): Promise<RecordRow[]> }): Promise<Item[]> {
    return this.readable(await query.execute()).map(({ record }) => record);
  }

  readable(rows: readonly RecordRow[]): StoredRecord<Item>[] {
    return rows.map((row) => storedRecord(this.#kind, row)).filter((stored) => stored !== undefined);
  }

  async readDeleted(db: Queries): Promise<(StoredRecord<Item> & { deletedAt: string })[]> {
    const rows = await this.#all(db).where("deleted_at", "is not", null).execute();
    const deleted = this.readable(rows).map((stored) => ({ ...stored, deletedAt: stored.row.deleted_at ?? "" }));
    const ids = deleted.map(({ record }) => record.id);
    const present = (await this.#withIds(db, ids)).map(({ record }) => record);
    return core.restorableRecords(deleted, present, this.#clock.now());
  }

  async appendNew<const Items extends readonly Item[]>(
    db: Queries,
    now: number,
    make: (nextId: () => number) => Items,
    marks: Pick<core.SnapshotRecord, "isSuspectedSpam"> = {},
  ): Promise<Items> {
    const items = make(await this.#freeIds(db, now));
    await this.append(
      db,
      items.map((record) => ({ value: record, record, ...marks })),
    );
    return items;
  }

  async append(db: Queries, added: readonly NewRow<Item>[]): Promise<void> {
    const position = await this.#nextPosition(db);
    const rows = added.map(({ value, record, deletedAt = null, ...marks }, index) => ({
      ...columnsOf(this.#kind, value, record),
      noun: this.#kind.noun,
      position: position + index,
      is_read: Number(marks.isRead ?? false),
      is_answered: Number(marks.isAnswered ?? false),
      is_suspected_spam: Number(marks.isSuspectedSpam ?? false),
      deleted_at: deletedAt,
      ...this.#changedNow(),
    }));
    for (const some of inParts(rows, ROWS_PER_INSERT)) await db.insertInto("record").values(some).execute();
  }

  async update(db: Queries, stored: StoredRecord<Item>, revised: Item): Promise<void> {
    const columns = columnsOf(this.#kind, core.revisedValue(stored.value, stored.record, revised), revised);
    await this.set(db, [stored], { ...columns, ...this.#changedNow() });
  }

  async set(db: Queries, stored: readonly StoredRecord<Item>[], columns: Partial<Omit<RecordRow, "noun">>) {
    const update = db.updateTable("record").set(columns).where("noun", "=", this.#kind.noun);
    const positions = stored.map(({ row }) => row.position);
    for (const some of inParts(positions)) await update.where("position", "in", some).execute();
  }

  async remove(db: Queries, ids: readonly number[]): Promise<void> {
    await this.#moveToEnd(db, await this.find(db, ids), { deleted_at: core.isoTimestampOf(this.#clock.now()) });
  }

  async restore(db: Queries, ids: readonly number[]): Promise<void> {
    const restored = core.presentRecords(await this.readDeleted(db), ids);
    await this.#moveToEnd(db, restored, { deleted_at: null, ...this.#changedNow() });
  }

  async #moveToEnd(db: Queries, moved: readonly StoredRecord<Item>[], columns: Partial<RecordRow>): Promise<void> {
    const position = await this.#nextPosition(db);
    for (const [index, stored] of moved.entries())
      await this.set(db, [stored], { ...columns, position: position + index });
  }

  /** Selects the list in order, and deleted rows in order of deletion. */
  #all(db: Queries) {
    return db.selectFrom("record").selectAll().where("noun", "=", this.#kind.noun).orderBy("position");
  }

  async #withIds(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    const found: StoredRecord<Item>[] = [];
    for (const some of inParts(ids.map(idText)))
      found.push(...this.readable(await this.live(db).where("id", "in", some).execute()));
    return found;
  }

  #changedNow() {
    return { changed_at: core.isoTimestampOf(this.#clock.now()) };
  }

  async #nextPosition(db: Queries): Promise<number> {
    const last = await this.#all(db).clearOrderBy().orderBy("position", "desc").limit(1).executeTakeFirst();
    return (last?.position ?? -1) + 1;
  }

  async #freeIds(db: Queries, start: number): Promise<() => number> {
    const first = idText(core.isRecordId(start) ? start : 0);
    const rows = await this.#all(db).clearSelect().select("id").where("id", ">=", first).execute();
    const taken = new Set(rows.map(({ id }) => Number(id)));
    // Continues from the last id. Starting over would be quadratic.
    let id = start;
    return () => {
      id = core.claimFreeId(id, taken);
      return id;
    };
  }
}

export function* inParts<Item>(items: readonly Item[], size = VALUES_PER_CONDITION): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
