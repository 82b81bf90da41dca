import { defineConfig } from "vitest/config";
import { practiceOf, practicePlugin } from "./apps/web/build/practice.ts";
import { parseSiteConfig } from "./apps/web/build/site-config/read-site-config.ts";
import { buildConstants } from "./apps/web/vite.config.ts";

const isThorough = process.env["THOROUGH"] === "1";

/** Every run uses the same examples. The thorough run uses more, with a new seed. */
const seed = isThorough ? Date.now() % 2 ** 31 : 1;
process.stdout.write(`Properties run with seed ${seed}.\n`);

/** A practice without settings. */
const practice = await practiceOf(parseSiteConfig({}));

/** Unit, contract and component tests. Browser tests are in apps/web/e2e. */
export default defineConfig({
  test: {
    provide: { runs: isThorough ? 5_000 : 100, seed },
    projects: [
      {
        plugins: [practicePlugin(practice)],
        define: await buildConstants(practice, {}),
        test: {
          name: "node",
          include: [
            "packages/*/{src,browser,example}/**/*.test.ts",
            "apps/server/src/**/*.test.ts",
            "apps/web/{build,scripts}/**/*.test.ts",
          ],
          environment: "node",
          // Ignores the owner's settings.
          env: { DEFAULT_SITE: "1" },
          // A time zone applies to a whole process.
          pool: "forks",
          // PGlite and the drawings run too briefly for WebAssembly to be worth optimizing. A larger heap for new
          // objects saves a twentieth of the time.
          execArgv: ["--liftoff-only", "--max-semi-space-size=64"],
          // Reloading the modules for each file took longer than running the tests.
          isolate: false,
          // Generous, for busy machines.
          testTimeout: isThorough ? 300_000 : 180_000,
          hookTimeout: 60_000,
          setupFiles: ["packages/core/src/testing/seeded-properties.ts"],
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
