import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findPostgres } from "./postgres-server.ts";

/**
 * `pnpm test:postgres`: the contracts on a real PostgreSQL, where Debian's package is installed, and writers that are
 * killed. Not part of `npm test`, which has PostgreSQL's dialect in process.
 */
if (findPostgres() === undefined) process.stdout.write("PostgreSQL: not run, it is not installed here\n");
const { status } = spawnSync("vitest", ["run", "--config", join(import.meta.dirname, "vitest.config.ts")], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
