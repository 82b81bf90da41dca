import { findPostgres, type PostgresServer, startPostgres } from "@inner-light/storage-sql/postgres-server";
import { onTestFinished } from "vitest";

/** An empty PostgreSQL of the test's own. */
export function aPostgres(): PostgresServer {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL is not installed");
  const server = startPostgres(bin);
  onTestFinished(() => server.stop());
  return server;
}
