import { mergeConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/** The unit and component tests for `stryker.config.mjs` beside this file, which runs at the root of the workspace. */
export default mergeConfig(webConfig, {
  root: import.meta.dirname,
  // The mutation runner runs tests in threads, and a time zone is set for a whole process.
  test: {
    testNamePattern: /^(?!.*own time)/,
    exclude: ["**/midnight.test.tsx"],
    testTimeout: 10_000,
    provide: { runs: 100, seed: 1 },
  },
});
