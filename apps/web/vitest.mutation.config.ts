import { defineConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/** The site's unit tests and the gallery's component tests, for the Stryker configuration beside this file. */
export default defineConfig({
  ...webConfig,
  root: import.meta.dirname,
  // The packages and fonts are outside the mutation runner's folder.
  server: { fs: { strict: false } },
  test: {
    ...webConfig.test,
    // Stryker runs tests in threads, which do not accept V8 flags.
    execArgv: [],
    include: ["src/**/*.test.ts", "src/features/gallery/*.test.tsx"],
    provide: { runs: 100, seed: 1 },
  },
});
