import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findPostgres } from "./postgres-server.ts";

/**
 * `pnpm --filter @inner-light/storage-sql test:postgres`: the contracts on a real PostgreSQL, where it is installed. Part of
 * `pnpm test:thorough` and not of `npm test`, which has PostgreSQL's dialect in process.
 */
if (findPostgres() === undefined) process.stdout.write("- PostgreSQL: not run, it is not installed here\n");
else {
  const config = join(import.meta.dirname, "vitest.config.ts");
  const { status } = spawnSync("vitest", ["run", "--config", config, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
