import { onTestFinished } from "vitest";
import {
  findPostgres,
  type PostgresServer,
  startPostgres,
} from "../../../packages/storage-sql/thorough/postgres-server.ts";

/** An empty PostgreSQL of the test's own. */
export function aPostgres(): PostgresServer {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL is not installed");
  const server = startPostgres(bin);
  onTestFinished(() => server.stop());
  return server;
}
