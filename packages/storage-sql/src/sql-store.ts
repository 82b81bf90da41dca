import { isoTimestampOf, NOUNS, type Noun } from "@inner-light/core";
import { type Kysely, sql, type Transaction } from "kysely";
import { toInnerLightError } from "./database-errors.ts";
import type { Tables } from "./tables.ts";

/** Where a query runs: on its own, or inside a transaction. */
export type Queries = Kysely<Tables>;

/** The versions of the lists: each write raises its noun's by one. */
export type VersionsByNoun = Readonly<Record<Noun, number>>;

const START_OF_2020 = Date.parse("2020-01-01T00:00:00.000Z");

/** Half of what the column holds, for clocks that are far ahead. */
const LARGEST_START = 2 ** 30;

/** The database of a backend: turns its errors into those of `packages/core`. */
export class SqlStore {
  readonly #db: Kysely<Tables>;
  readonly #running = new Set<Promise<unknown>>();

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

  /**
   * Changes the lists of some nouns in one transaction, all or nothing. Writes to one noun run one after the other, on
   * whatever server.
   */
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

  async versions(): Promise<VersionsByNoun> {
    const rows = await this.read((db) => db.selectFrom("list").select(["noun", "version"]).execute());
    const versionOf = (noun: Noun) => rows.find((row) => row.noun === noun)?.version ?? 0;
    return { events: versionOf("events"), messages: versionOf("messages"), slides: versionOf("slides") };
  }

  /**
   * Raises each version to the seconds since 2020 at `now`, unless it is higher. So a database that is begun again, or
   * restored from an older copy, returns to no version that a browser remembers.
   */
  async start(now: number): Promise<void> {
    const seconds = Math.floor((Date.parse(isoTimestampOf(now)) - START_OF_2020) / 1000);
    const version = Math.min(seconds, LARGEST_START);
    await this.transact((db) => db.updateTable("list").set({ version }).where("version", "<", version).execute());
  }

  /** Waits for what has begun, then closes the database. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#db.destroy();
  }

  async #run<Result>(query: () => Promise<Result>): Promise<Result> {
    const running = query();
    this.#running.add(running);
    try {
      return await running;
    } catch (error) {
      throw toInnerLightError(error);
    } finally {
      this.#running.delete(running);
    }
  }
}

async function raiseVersion(db: Queries, noun: Noun): Promise<void> {
  await sql`update list set version = version + 1 where noun = ${noun}`.execute(db);
}
