import { NOUNS, type Noun, UnavailableError } from "@inner-light/core";
import { type Kysely, sql, type Transaction } from "kysely";
import { toInnerLightError } from "./database-errors.ts";
import type { Tables } from "./tables.ts";

/** Where a query runs: on its own, or inside a transaction. */
export type Queries = Kysely<Tables>;

/** The database of a backend: turns its errors into those of `packages/core`. */
export class SqlStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async read<Result>(query: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.#run(() => query(this.#db));
  }

  /** Runs queries that all see the database as it was at one moment. */
  async readSnapshot<Result>(query: (db: Queries) => Promise<Result>): Promise<Result> {
    const transaction = this.#db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return this.#run(() => transaction.execute(query));
  }

  /** Changes lists in one transaction, all or nothing. Writes to one noun wait for each other, on all servers. */
  async write<Result>(nouns: readonly Noun[], change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    // Always in the order of NOUNS, so that no two writers wait for each other.
    const changed = NOUNS.filter((noun) => nouns.includes(noun));
    return this.transact(async (db) => {
      for (const noun of changed) await raiseVersion(db, noun);
      return change(db);
    });
  }

  /** Changes something that is in no list. */
  async transact<Result>(change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run(() => this.#db.transaction().execute(change));
  }

  /** The versions of the lists: each write raises its noun's by one. */
  async versions(): Promise<Readonly<Record<Noun, number>>> {
    const rows = await this.read((db) => db.selectFrom("list").select(["noun", "version"]).execute());
    const versionOf = (noun: Noun) => rows.find((row) => row.noun === noun)?.version ?? 0;
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

async function raiseVersion(db: Transaction<Tables>, noun: Noun): Promise<void> {
  const { numAffectedRows } = await sql`update list set version = version + 1 where noun = ${noun}`.execute(db);
  if (numAffectedRows !== 1n) throw new UnavailableError(`The database has no list of ${noun}`);
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
