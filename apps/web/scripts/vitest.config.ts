import { defineConfig } from "vitest/config";

/** The tests of the scripts, in Node. (Those of the site itself run in a browser's likeness and may contact nobody.) */
export default defineConfig({
  test: { name: "scripts", include: ["**/*.test.ts", "../e2e/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
