import * as core from "@inner-light/core";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Queries = Kysely<Tables>;

/** A backend's database. Converts database errors to core's. */
export class SqlStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async read<Result>(query: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.#run(() => query(this.#db));
  }

  /** All queries see the same state of the database. */
  async readSnapshot<Result>(query: (db: Queries) => Promise<Result>): Promise<Result> {
    const transaction = this.#db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return this.#run(() => transaction.execute(query));
  }

  /** Changes lists in one transaction. Writers of a noun wait for each other, even across servers. */
  async write<Result>(
    nouns: readonly core.Noun[],
    change: (db: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    // Always in the order of NOUNS, to prevent deadlocks.
    const changed = core.NOUNS.filter((noun) => nouns.includes(noun));
    return this.transact(async (db) => {
      for (const noun of changed) await raiseVersion(db, noun);
      return change(db);
    });
  }

  /** Changes data outside the lists. */
  async transact<Result>(change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run(() => this.#db.transaction().execute(change));
  }

  async versions(): Promise<Readonly<Record<core.Noun, number>>> {
    const rows = await this.read((db) => db.selectFrom("list").select(["noun", "version"]).execute());
    const versionOf = (noun: core.Noun) => rows.find((row) => row.noun === noun)?.version ?? 0;
    return { events: versionOf("events"), messages: versionOf("messages"), slides: versionOf("slides") };
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #run<Result>(query: () => Promise<Result>): Promise<Result> {
    try {
      return await query();
    } catch (error) {
      throw toInnerLightError(error);
    }
  }
}

async function raiseVersion(db: Transaction<Tables>, noun: core.Noun): Promise<void> {
  const { numAffectedRows } = await sql`update list set version = version + 1 where noun = ${noun}`.execute(db);
  if (numAffectedRows !== 1n) throw new core.UnavailableError(`The database has no list of ${noun}`);
}

type Name = Tables["setting"]["name"];

export async function readSetting(db: Queries, name: Name): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Queries, name: Name, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Primary result codes of SQLite (sqlite.org/rescode.html). They are the low byte of extended codes. */
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const PRIMARY_CODE = 0xff;

/** PostgreSQL error codes (appendix A of its documentation). */
const POSTGRES_DISK_FULL = "53100";
const POSTGRES_READ_ONLY = "25006";

/** Converts a database error to core's, with the original as its cause. */
export function toInnerLightError(error: unknown): core.InnerLightError {
  if (core.isInnerLightError(error)) return error;
  const details = { cause: error };
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  const primaryCode = primaryCodeOf(error);
  if (primaryCode === SQLITE_FULL || code === POSTGRES_DISK_FULL)
    return new core.StorageFullError("The database is full", details);
  if (primaryCode === SQLITE_READONLY || code === POSTGRES_READ_ONLY)
    return new core.ReadOnlyError("The database takes no writes", details);
  return new core.UnavailableError("The database cannot be used", details);
}

export function primaryCodeOf(error: unknown): number | undefined {
  const code = typeof error === "object" && error !== null && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & PRIMARY_CODE : undefined;
}
