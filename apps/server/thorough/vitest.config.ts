import { findPostgres } from "@inner-light/storage-sql/postgres-server";
import { defineConfig } from "vitest/config";
import { say } from "./say.ts";

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) say("- PostgreSQL: not run, it is not installed here");

/**
 * `pnpm --filter server test:thorough`: kills servers, fills disks, takes databases away, and sends hostile requests.
 * Too slow for `npm test`.
 */
export default defineConfig({
  test: {
    name: "server-thorough",
    root: import.meta.dirname,
    include: hasPostgres ? ["*.test.ts"] : ["!(postgres)*.test.ts"],
    globalSetup: "build-shared-site.ts",
    environment: "node",
    pool: "forks",
    // Each test starts and kills several processes.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
