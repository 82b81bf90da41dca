import { findPostgres, type PostgresServer, startPostgres } from "@inner-light/storage-sql/postgres-server";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";

export function aPostgres(): PostgresServer {
  const server = startPostgres(findPostgres() ?? "");
  onTestFinished(() => server.stop());
  return server;
}

export const DATABASES = [
  { database: "SQLite", empty: () => ({ DATA_DIR: temporaryFolder() }) },
  { database: "PostgreSQL", empty: () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: aPostgres().url }) },
].slice(0, findPostgres() === undefined ? 1 : 2);
