import { type Clock, isoTimestampOf, NotFoundError } from "@inner-light/core";
import { sql } from "kysely";
import type { Queries } from "./sql-store.ts";
import {
  columnsOf,
  idText,
  type RecordKind,
  type RecordRow,
  type StoredRecord,
  storedRecord,
} from "./stored-record.ts";

/** Rows per statement: both databases limit how many values a statement takes. */
const ROWS_PER_INSERT = 1_000;

/** A value to append, with what its row says beside it. */
export interface NewRow {
  readonly value: unknown;
  readonly isRead?: boolean | undefined;
  readonly deletedAt?: string | undefined;
}

/** The rows of one kind of record: those of its list, and those of the deleted records. */
export class RecordRows<Item extends { readonly id: number }> {
  readonly #kind: RecordKind<Item>;
  readonly #clock: Clock;

  constructor(kind: RecordKind<Item>, clock: Clock) {
    this.#kind = kind;
    this.#clock = clock;
  }

  /** The rows of the list, in their order. */
  live(db: Queries) {
    return this.#all(db).where("deleted_at", "is", null).orderBy("position");
  }

  /** The rows of the deleted records, in the order of deletion. */
  deleted(db: Queries) {
    return this.#all(db).where("deleted_at", "is not", null).orderBy("position");
  }

  /** The readable records in some rows. */
  readable(rows: readonly RecordRow[]): StoredRecord<Item>[] {
    return rows.map((row) => storedRecord(this.#kind, row)).filter((stored) => stored !== undefined);
  }

  /** The readable records in the list with these ids. */
  async liveWithIds(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    if (ids.length === 0) return [];
    return this.readable(await this.live(db).where("id", "in", ids.map(idText)).execute());
  }

  /** Inserts rows from a position upward. */
  async insert(db: Queries, firstPosition: number, rows: readonly NewRow[]): Promise<void> {
    const all = rows.map(({ value, isRead, deletedAt }, index) => ({
      noun: this.#kind.noun,
      position: firstPosition + index,
      is_read: Number(isRead ?? false),
      deleted_at: deletedAt ?? null,
      ...this.columnsOf(value),
    }));
    for (let from = 0; from < all.length; from += ROWS_PER_INSERT) {
      await db
        .insertInto("record")
        .values(all.slice(from, from + ROWS_PER_INSERT))
        .execute();
    }
  }

  /** Changes columns of one row. */
  async set(db: Queries, { position }: StoredRecord<Item>, columns: Partial<Omit<RecordRow, "noun">>): Promise<void> {
    await db
      .updateTable("record")
      .set(columns)
      .where("noun", "=", this.#kind.noun)
      .where("position", "=", position)
      .execute();
  }

  /** The columns that follow from a value, and the time of the change. */
  columnsOf(value: unknown) {
    return { ...columnsOf(this.#kind, value), changed_at: isoTimestampOf(this.#clock.now()) };
  }

  async nextPosition(db: Queries): Promise<number> {
    return (await this.ends(db)).position + 1;
  }

  /**
   * The highest position and the highest id, -1 in an empty list. Text instead of a built query, because every message
   * runs it.
   */
  async ends(db: Queries): Promise<{ readonly position: number; readonly id: number }> {
    const { noun } = this.#kind;
    const { rows } = await sql<{ position: number | null; id: string | null }>`
      select (select max(position) from record where noun = ${noun}) as position,
             (select max(id) from record where noun = ${noun}) as id`.execute(db);
    return { position: rows[0]?.position ?? -1, id: Number(rows[0]?.id ?? -1) };
  }

  #all(db: Queries) {
    return db.selectFrom("record").selectAll().where("noun", "=", this.#kind.noun);
  }
}

/** The records with these ids, each once. Throws `NotFoundError` if one is not there. */
export function recordsWithIds<Item extends { readonly id: number }>(
  records: readonly StoredRecord<Item>[],
  ids: readonly number[],
): StoredRecord<Item>[] {
  return [...new Set(ids)].map((id) => {
    const found = records.find(({ record }) => record.id === id);
    if (found === undefined) throw new NotFoundError("No record has this id");
    return found;
  });
}
