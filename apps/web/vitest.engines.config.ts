import { defineConfig } from "vitest/config";

/** `pnpm test:engines` runs the user stories in Debian's Firefox and WebKit. */
export default defineConfig({
  test: {
    name: "engines",
    include: ["e2e/engines/*.test.ts"],
    environment: "node",
    // Long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
