import { findPostgres } from "@inner-light/storage-sql/postgres-server";
import { defineConfig } from "vitest/config";
import { say } from "./say.ts";

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) say("- PostgreSQL: not run, it is not installed here");

/**
 * `pnpm --filter server test:thorough`: real processes of the server are killed, run out of disk and databases, and get
 * hostile requests. Not part of `npm test`, which takes minutes less.
 */
export default defineConfig({
  test: {
    name: "server-thorough",
    root: import.meta.dirname,
    include: hasPostgres ? ["*.test.ts"] : ["!(postgres)*.test.ts"],
    globalSetup: "build-shared-site.ts",
    environment: "node",
    pool: "forks",
    // The tests start several processes each, and kill them.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
