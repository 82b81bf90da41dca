import { ChangePublisher, isoTimestampOf, NOUNS, type Noun } from "@inner-light/core";
import { type Kysely, sql, type Transaction } from "kysely";
import { toInnerLightError } from "./database-errors.ts";
import { SharedWrites } from "./shared-writes.ts";
import type { Tables } from "./tables.ts";

/** Where a query runs: on its own, or inside a transaction. */
export type Queries = Kysely<Tables>;

/** The versions of the lists: each write raises its noun's by one. */
export type VersionsByNoun = Readonly<Record<Noun, number>>;

const START_OF_2020 = Date.parse("2020-01-01T00:00:00.000Z");

/** Half of what the column holds, for clocks that are far ahead. */
const LARGEST_START = 2 ** 30;

/** The database of a backend: turns its errors into those of `packages/core`, and tells what changed. */
export class SqlStore {
  readonly changes = new ChangePublisher();
  readonly #db: Kysely<Tables>;
  readonly #foreignCommits: (() => number) | undefined;
  readonly #running = new Set<Promise<unknown>>();
  readonly #messages = new SharedWrites((change) => this.write(["messages"], change));
  /** The versions that listeners know of. */
  #published: VersionsByNoun = { events: 0, messages: 0, slides: 0 };
  /** How many transactions of this store are over. */
  #transactions = 0;
  /** The versions of the lists, true until a foreign commit. */
  #known: { readonly versions: VersionsByNoun; readonly commits: number } | undefined;

  /** With `foreignCommits` of `SqlDatabase`, versions are read again only after a commit. */
  constructor(db: Kysely<Tables>, foreignCommits?: () => number) {
    this.#db = db;
    this.#foreignCommits = foreignCommits;
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
   * Changes the lists of some nouns in one transaction, all or nothing, and then publishes the change of each. Writes to
   * one noun run one after the other, on whatever server.
   */
  async write<Result>(nouns: readonly Noun[], change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const raised: Partial<Record<Noun, number>> = {};
    const result = await this.#transact(async (db) => {
      // Always in the order of NOUNS, so that no two writers wait for each other.
      for (const noun of NOUNS) if (nouns.includes(noun)) raised[noun] = await raiseVersion(db, noun);
      return change(db);
    }, raised);
    this.#published = latest(this.#published, raised);
    for (const noun of NOUNS) if (raised[noun] !== undefined) this.changes.publish(noun);
    return result;
  }

  /** Like `write` for the messages, of which many may arrive at once: those share one transaction, and fail alone. */
  async writeMessage<Result>(change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run(() => this.#messages.run(change));
  }

  /** Changes something that is in no list. */
  async transact<Result>(change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#transact(change, {});
  }

  /** `raised` holds the versions that the change has raised, once it is over. */
  async #transact<Result>(
    change: (db: Transaction<Tables>) => Promise<Result>,
    raised: Partial<VersionsByNoun>,
  ): Promise<Result> {
    try {
      const result = await this.#run(() => this.#db.transaction().execute(change));
      if (this.#known) this.#known = { ...this.#known, versions: latest(this.#known.versions, raised) };
      return result;
    } catch (error) {
      // The commit may have succeeded even so.
      this.#known = undefined;
      throw error;
    } finally {
      this.#transactions += 1;
    }
  }

  async versionOf(noun: Noun): Promise<number> {
    return (await this.versions())[noun];
  }

  async versions(): Promise<VersionsByNoun> {
    const [transactions, commits] = [this.#transactions, this.#commits()];
    if (this.#known?.commits === commits) return this.#known.versions;
    const versions = await this.read(readVersions);
    // A transaction that ended meanwhile may not be in them.
    if (transactions === this.#transactions) this.#known = { versions, commits };
    return versions;
  }

  /** NaN, which equals nothing, where the database does not tell: the versions are read then. */
  #commits(): number {
    try {
      return this.#foreignCommits?.() ?? Number.NaN;
    } catch {
      return Number.NaN;
    }
  }

  /** Publishes what other servers on the same database changed since the last call, and since this one's own writes. */
  async pollForeignChanges(): Promise<void> {
    const versions = await this.versions();
    const changed = NOUNS.filter((noun) => versions[noun] > this.#published[noun]);
    this.#published = latest(this.#published, versions);
    for (const noun of changed) this.changes.publish(noun);
  }

  /**
   * Raises each version to the seconds since 2020 at `now`, unless it is higher, and counts everything up to here as
   * published. So a database that is begun again, or restored from an older copy, returns to no version that a browser
   * remembers.
   */
  async start(now: number): Promise<void> {
    const seconds = Math.floor((Date.parse(isoTimestampOf(now)) - START_OF_2020) / 1000);
    const version = Math.min(seconds, LARGEST_START);
    await this.transact((db) => db.updateTable("list").set({ version }).where("version", "<", version).execute());
    this.#published = await this.versions();
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

async function readVersions(db: Queries): Promise<VersionsByNoun> {
  const rows = await db.selectFrom("list").select(["noun", "version"]).execute();
  const versionOf = (noun: Noun) => rows.find((row) => row.noun === noun)?.version ?? 0;
  return { events: versionOf("events"), messages: versionOf("messages"), slides: versionOf("slides") };
}

async function raiseVersion(db: Queries, noun: Noun): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update list set version = version + 1 where noun = ${noun} returning version`.execute(db);
  const [list] = rows;
  if (list === undefined) throw new TypeError("No list of this noun");
  return list.version;
}

function latest(known: VersionsByNoun, other: Partial<VersionsByNoun>): VersionsByNoun {
  const later = (noun: Noun) => Math.max(known[noun], other[noun] ?? 0);
  return { events: later("events"), messages: later("messages"), slides: later("slides") };
}
