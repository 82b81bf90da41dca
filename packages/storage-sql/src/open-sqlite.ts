import { closeSync, existsSync, openSync } from "node:fs";
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { UnavailableError } from "@inner-light/core";
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
import { primaryCodeOf } from "./database-errors.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { OpenFiles, requireOwnLog } from "./sqlite-file.ts";

/** How long a transaction waits for that of another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** How long SQLite itself waits. It blocks the whole process meanwhile, so the rest of the waiting is done here. */
const BLOCKING_TIMEOUT_MS = 10;

/** Statements are few; those with a list of values vary with its length. */
const MAX_PREPARED_STATEMENTS = 200;

const SQLITE_BUSY = 5;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE: readonly (number | undefined)[] = [11, 26];

const ADVICE = "Put the newest copy in the place of the database:";

const IN_MEMORY = ":memory:";

/**
 * A SQLite database in a file, by Node's own driver; ":memory:" is one that is gone with the process. Every commit is on
 * the disk before it resolves (`synchronous = full`), and readers do not wait for writers (`journal_mode = wal`). The
 * folder must exist, on a local disk: WAL does not work on network disks. Opening rejects with `UnavailableError` when
 * the database is damaged, or has no tables although it `isUsed`; so does a write when the file is no longer where it was
 * opened.
 */
export function openSqlite(file: string, { isUsed = false } = {}): SqlDatabase {
  let open: DatabaseSync | undefined;
  let files: OpenFiles | undefined;
  const current = () => {
    if (open === undefined) throw new Error("The database is not open");
    return open;
  };
  const driverConfig = {
    async database() {
      open = await openFile(file, isUsed);
      if (file !== IN_MEMORY) files = new OpenFiles(file);
      return adapt(open);
    },
  };
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () =>
      new ImmediateDriver(driverConfig, {
        isTransaction: () => current().isTransaction,
        requireInPlace: () => files?.requireInPlace(),
        close: () => files?.close(),
      }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    kind: "sqlite",
    dialect,
    // A transaction that begins "immediate" is the only one that writes.
    lockMigrations: async () => {},
    async copyTo(copy) {
      await backup(current(), copy);
      removeLog(copy);
      requireSound(copy);
    },
  };
}

async function openFile(file: string, isUsed: boolean): Promise<DatabaseSync> {
  if (file !== IN_MEMORY) {
    // Only the user of the server may read messages. SQLite gives the files beside it the same permissions.
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    requireOwnLog(file);
    await whenFree(() => requireSound(file));
  }
  const database = new DatabaseSync(file, { timeout: BLOCKING_TIMEOUT_MS });
  try {
    await whenFree(() => database.exec("pragma journal_mode = wal"));
    database.exec("pragma synchronous = full; pragma secure_delete = on");
    // The first read makes the log, which belongs to `OpenFiles`.
    const table = database.prepare("select 1 from sqlite_schema").get();
    if (isUsed && table === undefined) throw new UnavailableError(`${ADVICE} it has no tables`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Makes a copy a database without a log. */
function removeLog(copy: string): void {
  const database = new DatabaseSync(copy);
  try {
    database.exec("pragma journal_mode = delete");
  } finally {
    database.close();
  }
}

/** Throws `UnavailableError` when SQLite's own check finds damage. Writes nothing: closing would write the log back. */
function requireSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  let found: unknown;
  let cause: unknown;
  try {
    [found] = Object.values(database.prepare("pragma integrity_check(1)").get() ?? {});
  } catch (error) {
    if (!DAMAGE.includes(primaryCodeOf(error))) throw error;
    cause = error;
  } finally {
    database.close();
  }
  if (found !== "ok") throw new UnavailableError(`${ADVICE} it is damaged`, { cause });
}

/** Runs a statement again and again while another process keeps the database busy. */
async function whenFree<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (primaryCodeOf(error) !== SQLITE_BUSY || performance.now() > giveUpAt) throw error;
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

interface OpenDatabase {
  readonly isTransaction: () => boolean;
  /** Throws when the files are no longer those that were opened. */
  readonly requireInPlace: () => void;
  readonly close: () => void;
}

class ImmediateDriver extends SqliteDriver {
  readonly #open: OpenDatabase;
  #isReading = false;

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0], open: OpenDatabase) {
    super(config);
    this.#open = open;
  }

  /** A transaction that begins by reading fails if another process writes before it does. "Immediate" waits first. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    this.#isReading = settings?.accessMode === "read only";
    const begin = CompiledQuery.raw(this.#isReading ? "begin" : "begin immediate");
    await whenFree(() => connection.executeQuery(begin));
  }

  /** Reading goes on, so that what is in a deleted file can still be backed up. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isReading) this.#open.requireInPlace();
    await super.commitTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#open.close();
  }

  /** SQLite has rolled back by itself after some errors, a full disk for one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#open.isTransaction()) await super.rollbackTransaction(connection);
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
