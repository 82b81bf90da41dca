import { defineConfig } from "vitest/config";

const isThorough = process.env["THOROUGH"] === "1";

export default defineConfig({
  test: {
    name: "storage-local",
    include: ["src/**/*.test.ts", "browser/**/*.test.ts"],
    exclude: ["browser/**/*.browser.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own storage.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    provide: { runs: isThorough ? 20_000 : 1_000, realTabRepetitions: isThorough ? 20 : 2 },
  },
});
