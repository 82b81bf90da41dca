import { findPostgres } from "@inner-light/storage-sql/postgres-server";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server-thorough",
    root: import.meta.dirname,
    include: findPostgres() === undefined ? ["!(postgres)*.test.ts"] : ["*.test.ts"],
    environment: "node",
    pool: "forks",
    // The tests start several processes each, and kill them.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
