import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "core",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // A time zone is set for a whole process.
    pool: "forks",
    // Files share a process: loading all modules again for each file took longer than the tests themselves.
    isolate: false,
    testTimeout: 60_000,
    provide: { runs: process.env["THOROUGH"] === "1" ? 20_000 : 1_000 },
  },
});
