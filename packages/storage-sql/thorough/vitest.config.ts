import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storage-sql-thorough",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    pool: "forks",
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
