import {
  type Clock,
  claimFreeId,
  DAY_MS,
  isoTimestampOf,
  isRecordId,
  isStillKept,
  NotFoundError,
  restorableRecords,
  UnavailableError,
} from "@inner-light/core";
import { sql } from "kysely";
import type { Queries } from "./sql-store.ts";
import {
  columnsOf,
  idText,
  type RecordKind,
  type RecordRow,
  revisedValue,
  type StoredRecord,
  storedRecord,
} from "./stored-record.ts";

/** Rows per statement: both databases limit how many values a statement takes. */
const ROWS_PER_INSERT = 1_000;

/** Beyond this, a search for a free id may begin at 0 again. */
const LARGE_ID = 2 ** 52;

/** A value to append, with what its row says beside it. */
export interface NewRow {
  readonly value: unknown;
  readonly isRead?: boolean | undefined;
  readonly deletedAt?: string | undefined;
}

/** The records of one noun. Call methods that write inside `SqlStore.write` for that noun. */
export class SqlList<Item extends { readonly id: number }> {
  readonly #kind: RecordKind<Item>;
  readonly #clock: Clock;

  constructor(kind: RecordKind<Item>, clock: Clock) {
    this.#kind = kind;
    this.#clock = clock;
  }

  /** The readable records, in their order. Rejects when there is something and none of it can be read. */
  async read(db: Queries): Promise<StoredRecord<Item>[]> {
    const rows = await this.#rows(db).where("deleted_at", "is", null).orderBy("position").execute();
    const records = this.readable(rows);
    if (rows.length > 0 && records.length === 0) {
      throw new UnavailableError("What is stored cannot be read", { reason: "unreadable" });
    }
    return records;
  }

  /** Rejects like `read`, and reads no further than the first readable record. */
  async requireReadable(db: Queries): Promise<void> {
    const inOrder = this.#rows(db).where("deleted_at", "is", null).orderBy("position");
    const [first] = await inOrder.limit(1).execute();
    if (first !== undefined && this.readable([first]).length === 0) await this.read(db);
  }

  /** The deleted records that can be restored at `now`, the last deleted first. */
  async readDeleted(db: Queries, now: number): Promise<(StoredRecord<Item> & { deletedAt: string })[]> {
    const rows = await this.#rows(db).where("deleted_at", "is not", null).orderBy("position").execute();
    const deleted = this.readable(rows).map((stored) => ({ ...stored, deletedAt: stored.deletedAt ?? "" }));
    const present = await this.#liveRows(
      db,
      deleted.map(({ record }) => record.id),
    );
    return restorableRecords(
      deleted,
      present.map(({ record }) => record),
      now,
    );
  }

  /** The records with these ids, each once. Rejects with `NotFoundError` if one is not there. */
  async find(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    return recordsWithIds(await this.#liveRows(db, ids), ids);
  }

  /** Like `find`, among deleted records. Of several with one id, the one that was deleted last. */
  async findDeleted(db: Queries, ids: readonly number[], now: number): Promise<StoredRecord<Item>[]> {
    const rows = await this.#rowsWithIds(db, ids).where("deleted_at", "is not", null).execute();
    const kept = rows.filter(({ deleted_at }) => isStillKept(deleted_at ?? "", now));
    const found = recordsWithIds(this.readable(kept.toSorted((one, other) => other.position - one.position)), ids);
    const present = await this.#liveRows(db, ids);
    const isBack = ({ record }: StoredRecord<Item>) =>
      present.some((other) => JSON.stringify(other.record) === JSON.stringify(record));
    if (found.some(isBack)) throw new NotFoundError("The record is back");
    return found;
  }

  /** Returns ids from `start` upward that no record of the noun has, deleted ones included. */
  async freeIds(db: Queries, start: number): Promise<() => number> {
    const rows = await db
      .selectFrom("record")
      .select("id")
      .where("noun", "=", this.#kind.noun)
      .where("id", ">=", idText(isRecordId(start) && start < LARGE_ID ? start : 0))
      .execute();
    const taken = new Set(rows.map(({ id }) => Number(id)));
    return () => claimFreeId(start, taken);
  }

  /**
   * Appends new records with ids from `now` upward. The highest id shows in one look that those are free, however many
   * records came within one millisecond. Where it is far ahead of the clock, the first free ones are searched.
   */
  async appendNew<const Items extends readonly Item[]>(
    db: Queries,
    now: number,
    make: (nextId: () => number) => Items,
  ): Promise<Items> {
    const { position, id } = await this.#ends(db);
    const isNear = isRecordId(now) && id < now + DAY_MS;
    let next = Math.max(now, id + 1);
    const items = make(isNear ? () => next++ : await this.freeIds(db, now));
    await this.#insert(
      db,
      position + 1,
      items.map((value) => ({ value })),
    );
    return items;
  }

  /** Appends values at the end. */
  async append(db: Queries, rows: readonly NewRow[]): Promise<void> {
    await this.#insert(db, await this.#nextPosition(db), rows);
  }

  async update(db: Queries, stored: StoredRecord<Item>, revised: Item): Promise<void> {
    await this.#set(db, stored, this.#columnsOf(revisedValue(stored, revised)));
  }

  async setRead(db: Queries, stored: StoredRecord<Item>, isRead: boolean): Promise<void> {
    await this.#set(db, stored, { is_read: Number(isRead) });
  }

  /** Marks records as deleted at a time. */
  async remove(db: Queries, all: readonly StoredRecord<Item>[], deletedAt: string): Promise<void> {
    const position = await this.#nextPosition(db);
    for (const [index, stored] of all.entries()) {
      await this.#set(db, stored, { deleted_at: deletedAt, position: position + index });
    }
  }

  /** Puts deleted records back at the end of the list, each under its id or the next free one. */
  async restore(db: Queries, all: readonly StoredRecord<Item>[]): Promise<Item[]> {
    const position = await this.#nextPosition(db);
    const restored: Item[] = [];
    for (const [index, stored] of all.entries()) {
      const id = await this.#ownOrFreeId(db, stored.record.id);
      const columns = this.#columnsOf(id === stored.record.id ? stored.value : { ...stored.value, id });
      await this.#set(db, stored, { ...columns, deleted_at: null, position: position + index });
      restored.push({ ...stored.record, id });
    }
    return restored;
  }

  /** The columns that follow from a value, and the time of the change. */
  #columnsOf(value: unknown) {
    return { ...columnsOf(this.#kind, value), changed_at: isoTimestampOf(this.#clock.now()) };
  }

  readable(rows: readonly RecordRow[]): StoredRecord<Item>[] {
    return rows.map((row) => storedRecord(this.#kind, row)).filter((stored) => stored !== undefined);
  }

  async #ownOrFreeId(db: Queries, id: number): Promise<number> {
    const others = await this.#rowsWithIds(db, [id]).where("deleted_at", "is", null).limit(1).execute();
    if (others.length === 0) return id;
    return (await this.freeIds(db, id))();
  }

  async #insert(db: Queries, firstPosition: number, rows: readonly NewRow[]): Promise<void> {
    const all = rows.map(({ value, isRead, deletedAt }, index) => ({
      noun: this.#kind.noun,
      position: firstPosition + index,
      is_read: Number(isRead ?? false),
      deleted_at: deletedAt ?? null,
      ...this.#columnsOf(value),
    }));
    for (let from = 0; from < all.length; from += ROWS_PER_INSERT) {
      await db
        .insertInto("record")
        .values(all.slice(from, from + ROWS_PER_INSERT))
        .execute();
    }
  }

  async #nextPosition(db: Queries): Promise<number> {
    return (await this.#ends(db)).position + 1;
  }

  /**
   * The highest position and the highest id, -1 where there is none. Text instead of a built query, because every message
   * runs it.
   */
  async #ends(db: Queries): Promise<{ readonly position: number; readonly id: number }> {
    const { noun } = this.#kind;
    const { rows } = await sql<{ position: number | null; id: string | null }>`
      select (select max(position) from record where noun = ${noun}) as position,
             (select max(id) from record where noun = ${noun}) as id`.execute(db);
    return { position: rows[0]?.position ?? -1, id: Number(rows[0]?.id ?? -1) };
  }

  async #set(db: Queries, { position }: StoredRecord<Item>, columns: Partial<Omit<RecordRow, "noun">>): Promise<void> {
    await db
      .updateTable("record")
      .set(columns)
      .where("noun", "=", this.#kind.noun)
      .where("position", "=", position)
      .execute();
  }

  /** The readable records in the list with these ids. */
  async #liveRows(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    if (ids.length === 0) return [];
    return this.readable(
      await this.#rowsWithIds(db, ids).where("deleted_at", "is", null).orderBy("position").execute(),
    );
  }

  #rowsWithIds(db: Queries, ids: readonly number[]) {
    return this.#rows(db).where("id", "in", ids.map(idText));
  }

  #rows(db: Queries) {
    return db.selectFrom("record").selectAll().where("noun", "=", this.#kind.noun);
  }
}

function recordsWithIds<Item extends { readonly id: number }>(
  records: readonly StoredRecord<Item>[],
  ids: readonly number[],
): StoredRecord<Item>[] {
  return [...new Set(ids)].map((id) => {
    const found = records.find(({ record }) => record.id === id);
    if (found === undefined) throw new NotFoundError("No record has this id");
    return found;
  });
}
