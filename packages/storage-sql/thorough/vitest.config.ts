import { defineConfig } from "vitest/config";
import { findPostgres } from "./postgres-server.ts";

const isInstalled = findPostgres() !== undefined;
if (!isInstalled) process.stdout.write("- PostgreSQL: not run, it is not installed here\n");

/**
 * The contracts on a real PostgreSQL, if installed: `pnpm --filter @inner-light/storage-sql test:postgres`. Part of
 * `pnpm test:thorough`. `npm test` uses PGlite instead.
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
