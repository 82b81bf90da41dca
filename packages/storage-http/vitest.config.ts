import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storage-http",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own server.
    isolate: false,
  },
});
