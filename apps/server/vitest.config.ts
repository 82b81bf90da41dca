import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own folder, database and server.
    isolate: false,
    testTimeout: 30_000,
  },
});
