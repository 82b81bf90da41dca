import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import type { SqlDatabase } from "../sql-database.ts";

/** The database of a URL of PostgreSQL, or else of a file. */
export function openDatabase(urlOrFile: string): SqlDatabase {
  return urlOrFile.startsWith("postgres://") ? openPostgres(urlOrFile) : openSqlite(urlOrFile);
}
