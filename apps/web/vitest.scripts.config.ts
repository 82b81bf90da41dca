import { defineConfig } from "vitest/config";

/** The tests of the build, the server and the scripts, in Node. */
export default defineConfig({
  test: {
    name: "scripts",
    include: ["{build,server,scripts}/**/*.test.ts", "e2e/*.test.ts"],
    environment: "node",
    // Files share a process: each test makes its own copy of the site.
    isolate: false,
    testTimeout: 30_000,
  },
});
