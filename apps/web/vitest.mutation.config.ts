import { defineConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/** The unit tests of the site and the component tests of the gallery, for `stryker.config.mjs` beside this file. */
export default defineConfig({
  ...webConfig,
  root: import.meta.dirname,
  test: {
    ...webConfig.test,
    // Stryker runs the tests in threads, which take no flags of V8.
    execArgv: [],
    include: ["src/**/*.test.ts", "src/features/gallery/*.test.tsx"],
    provide: { runs: 100, seed: 1 },
  },
});
