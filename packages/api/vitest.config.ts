import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own application.
    isolate: false,
  },
});
