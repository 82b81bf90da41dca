import { closeSync, existsSync, openSync } from "node:fs";
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import type { SqlDatabase } from "./sql-database.ts";

/** How long a transaction waits for that of another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** How long SQLite itself waits. It blocks the whole process meanwhile, so the rest of the waiting is done here. */
const BLOCKING_TIMEOUT_MS = 10;

/** Statements are few; those with a list of values vary with its length. */
const MAX_PREPARED_STATEMENTS = 200;

/**
 * After how many pages SQLite copies the log of its writes into the database file: 16 MB. A message writes seven pages, the
 * same few each time, so with a longer log each is copied less often.
 */
const PAGES_PER_CHECKPOINT = 4_000;

const SQLITE_BUSY = 5;

const IN_MEMORY = ":memory:";

/**
 * A SQLite database in a file, by Node's own driver; ":memory:" is one that is gone with the process. Every commit is on
 * the disk before it resolves (`synchronous = full`), and readers do not wait for writers (`journal_mode = wal`). The
 * folder must exist, on a local disk: WAL does not work on network disks.
 */
export function openSqlite(file: string): SqlDatabase {
  let open: DatabaseSync | undefined;
  let dataVersion: StatementSync | undefined;
  const current = () => {
    if (open === undefined) throw new Error("The database is not open");
    return open;
  };
  const driverConfig = {
    async database() {
      open = await openFile(file);
      dataVersion = open.prepare("pragma data_version");
      return adapt(open);
    },
  };
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(driverConfig, () => current().isTransaction),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    kind: "sqlite",
    dialect,
    // A transaction that begins "immediate" is the only one that writes.
    lockMigrations: async () => {},
    foreignCommits: () => Number(dataVersion?.get()?.["data_version"]),
    copyTo: async (copy) => void (await backup(current(), copy)),
  };
}

async function openFile(file: string): Promise<DatabaseSync> {
  // Only the user of the server may read messages. SQLite gives the files beside it the same permissions.
  if (file !== IN_MEMORY && !existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: BLOCKING_TIMEOUT_MS });
  try {
    await whenFree(() => database.exec("pragma journal_mode = wal"));
    database.exec(`pragma synchronous = full; pragma wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Runs a statement again and again while another process keeps the database busy. */
async function whenFree<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
      if (!isBusy || performance.now() > giveUpAt) throw error;
      await setTimeout(BLOCKING_TIMEOUT_MS);
    }
  }
}

/** SQLite does roll back tables that a transaction created; Kysely assumes that it does not. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #isTransaction: () => boolean;

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0], isTransaction: () => boolean) {
    super(config);
    this.#isTransaction = isTransaction;
  }

  /** A transaction that begins by reading fails if another process writes before it does. "Immediate" waits first. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const isReading = settings?.accessMode === "read only";
    const begin = CompiledQuery.raw(isReading ? "begin" : "begin immediate");
    await whenFree(() => connection.executeQuery(begin));
  }

  /** SQLite has rolled back by itself after some errors, a full disk for one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isTransaction()) await super.rollbackTransaction(connection);
  }
}

/** The part of better-sqlite3's interface that Kysely uses. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear();
      const statement = adaptStatement(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError("SQLite stores texts, numbers and null");
}
