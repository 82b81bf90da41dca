import { defineConfig } from "vitest/config";
import { findPostgres } from "./postgres-server.ts";

const isInstalled = findPostgres() !== undefined;
if (!isInstalled) process.stdout.write("- PostgreSQL: not run, it is not installed here\n");

/**
 * `pnpm --filter @inner-light/storage-sql test:postgres`: the contracts on a real PostgreSQL, if it is installed. Part
 * of `pnpm test:thorough`, but not of `npm test`, which tests PostgreSQL's dialect in process.
 */
export default defineConfig({
  test: {
    name: "storage-sql-thorough",
    root: import.meta.dirname,
    include: isInstalled ? ["*.test.ts"] : [],
    passWithNoTests: true,
    environment: "node",
    pool: "forks",
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
