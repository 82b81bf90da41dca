import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storage-memory",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own backend.
    isolate: false,
    testTimeout: 300_000,
    provide: { runs: process.env["THOROUGH"] === "1" ? 20_000 : 1_000 },
  },
});
