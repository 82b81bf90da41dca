import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { UnavailableError } from "@inner-light/core";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import { primaryCodeOf } from "./sql-store.ts";
import type { SqlDatabase } from "./tables.ts";

/** How long a transaction waits for another process. */
const BUSY_TIMEOUT_MS = 5_000;

/** SQLite's own wait blocks the process, so this module does most of the waiting. */
const BLOCKING_TIMEOUT_MS = 10;

const SQLITE_BUSY = 5;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE: readonly (number | undefined)[] = [11, 26];

const ADVICE = "Restore the newest backup in place of the database, as docs/shared-storage.md says:";

const IN_MEMORY = ":memory:";

/**
 * Opens a SQLite database in a file or in memory (":memory:"). A commit is on disk before it resolves, and readers
 * never wait for writers. The folder must exist on a local disk, because WAL does not work on network disks.
 *
 * Rejects with `UnavailableError` if the database is damaged, or if it has no tables although it `isUsed`. Later writes
 * reject with it if the file was moved or replaced.
 */
export function openSqlite(file: string, { isUsed = false } = {}): SqlDatabase {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(file, isUsed),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { kind: "sqlite", dialect };
}

async function openFile(file: string, isUsed: boolean): Promise<DatabaseSync> {
  if (file !== IN_MEMORY) {
    // Only the server's user may read messages. SQLite copies the permissions to its other files.
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    await whenFree(() => checkIntegrity(file));
  }
  const database = new DatabaseSync(file, { timeout: BLOCKING_TIMEOUT_MS });
  try {
    await whenFree(() => database.exec("pragma journal_mode = wal"));
    // Truncates a log that outgrew SQLite's usual size.
    database.exec("pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 4194304");
    // The first read creates the log that `openFiles` needs.
    const table = database.prepare("select 1 from sqlite_schema").get();
    if (isUsed && table === undefined) throw new UnavailableError(`${ADVICE} it has no tables`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Throws `UnavailableError` if SQLite finds damage. Must not write: closing would write the log back. */
function checkIntegrity(file: string): void {
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

/** Retries while another process keeps the database busy. */
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

class ImmediateDriver extends SqliteDriver {
  #database: DatabaseSync | undefined;
  #files: ReturnType<typeof openFiles> | undefined;
  #isReading = false;

  constructor(file: string, isUsed: boolean) {
    super({
      database: async () => {
        const database = await openFile(file, isUsed);
        this.#database = database;
        if (file !== IN_MEMORY) this.#files = openFiles(file);
        return {
          close: () => database.close(),
          prepare: (sql) => adaptStatement(database.prepare(sql)),
        };
      },
    });
  }

  /** A transaction that reads first would fail if another process wrote before it does. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    this.#isReading = settings?.accessMode === "read only";
    const begin = CompiledQuery.raw(this.#isReading ? "begin" : "begin immediate");
    await whenFree(() => connection.executeQuery(begin));
  }

  /** Read transactions may commit, because a deleted file can still be backed up. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isReading) this.#files?.requireInPlace();
    await super.commitTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#files?.close();
  }

  /** SQLite rolls back by itself after some errors, such as a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Adapts Node's statement to better-sqlite3's interface, which Kysely expects. */
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

/** Watches an open database's files. Writes to a deleted or replaced file succeed but are lost. */
function openFiles(file: string) {
  // Stays open, because closing it would release SQLite's locks.
  const descriptor = openSync(file, "r");
  const numbers = () =>
    [file, `${file}-wal`, `${file}-shm`].map((name) => statSync(name, { throwIfNoEntry: false })?.ino).join();
  const opened = numbers();
  return {
    requireInPlace(): void {
      // Byte 18 is 2 if the file has a log (sqlite.org/fileformat.html). Copies do not have one.
      const byte = Buffer.alloc(1);
      readSync(descriptor, byte, 0, 1, 18);
      if (byte[0] === 2 && numbers() === opened) return;
      throw new UnavailableError(
        "The database file was deleted or replaced while the server runs. Nothing is stored until the server starts again",
      );
    },
    close: () => closeSync(descriptor),
  };
}
