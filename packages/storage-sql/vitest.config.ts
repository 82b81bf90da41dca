import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storage-sql",
    include: ["src/**/*.test.ts"],
    environment: "node",
    pool: "forks",
    // Each file opens its own databases; loading PGlite again for each took a second.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { runs: process.env["THOROUGH"] === "1" ? 1_000 : 50 },
  },
});
