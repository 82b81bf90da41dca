import { defineConfig } from "vitest/config";
import { findPostgres } from "./postgres-server.ts";

export default defineConfig({
  test: {
    name: "storage-sql-thorough",
    root: import.meta.dirname,
    include: findPostgres() === undefined ? ["sqlite*.test.ts"] : ["*.test.ts"],
    environment: "node",
    pool: "forks",
    // One server, and one database on it.
    fileParallelism: false,
    globalSetup: ["global-setup.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    provide: { runs: 1_000 },
  },
});
