import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storage-http",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Generous, for busy machines.
    testTimeout: 60_000,
    // Files share a process: each test makes its own server.
    isolate: false,
  },
});
