import { type Clock, DAY_MS, isRecordId, UnavailableError } from "@inner-light/core";
import { freeIds } from "./record-ids.ts";
import { type NewRow, RecordRows, recordsWithIds } from "./record-rows.ts";
import type { Queries } from "./sql-store.ts";
import { type RecordKind, type RecordRow, revisedValue, type StoredRecord } from "./stored-record.ts";

/** The records of one noun. Call methods that write inside `SqlStore.write` for that noun. */
export class SqlList<Item extends { readonly id: number }> {
  readonly #kind: RecordKind<Item>;
  readonly #rows: RecordRows<Item>;

  constructor(kind: RecordKind<Item>, clock: Clock) {
    this.#kind = kind;
    this.#rows = new RecordRows(kind, clock);
  }

  /** The readable records, in their order. Rejects when there is something and none of it can be read. */
  async read(db: Queries): Promise<StoredRecord<Item>[]> {
    const rows = await this.#rows.live(db).execute();
    const records = this.readable(rows);
    if (rows.length > 0 && records.length === 0) {
      throw new UnavailableError("What is stored cannot be read", { reason: "unreadable" });
    }
    return records;
  }

  /** Rejects like `read`, and reads no further than the first readable record. */
  async requireReadable(db: Queries): Promise<void> {
    const [first] = await this.#rows.live(db).limit(1).execute();
    if (first !== undefined && this.readable([first]).length === 0) await this.read(db);
  }

  /** The records with these ids, each once. Rejects with `NotFoundError` if one is not there. */
  async find(db: Queries, ids: readonly number[]): Promise<StoredRecord<Item>[]> {
    return recordsWithIds(await this.#rows.liveWithIds(db, ids), ids);
  }

  readable(rows: readonly RecordRow[]): StoredRecord<Item>[] {
    return this.#rows.readable(rows);
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
    const { position, id } = await this.#rows.ends(db);
    const isNear = isRecordId(now) && id < now + DAY_MS;
    let next = Math.max(now, id + 1);
    const items = make(isNear ? () => next++ : await freeIds(db, this.#kind.noun, now));
    await this.#rows.insert(
      db,
      position + 1,
      items.map((value) => ({ value })),
    );
    return items;
  }

  /** Appends values at the end. */
  async append(db: Queries, rows: readonly NewRow[]): Promise<void> {
    await this.#rows.insert(db, await this.#rows.nextPosition(db), rows);
  }

  async update(db: Queries, stored: StoredRecord<Item>, revised: Item): Promise<void> {
    await this.#rows.set(db, stored, this.#rows.columnsOf(revisedValue(stored, revised)));
  }

  async setRead(db: Queries, stored: StoredRecord<Item>, isRead: boolean): Promise<void> {
    await this.#rows.set(db, stored, { is_read: Number(isRead) });
  }
}
