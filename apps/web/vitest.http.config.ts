import { defineConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/** The tests of what only a shared site has, and those of the gate once more, unchanged, with a backend over HTTP. */
export default defineConfig({
  ...webConfig,
  define: { ...webConfig.define, __STORAGE__: JSON.stringify("shared") },
  test: {
    ...webConfig.test,
    name: "web-over-http",
    include: ["src/features/admin-gate/*.test.tsx", "src/**/*.shared.test.tsx"],
    exclude: [],
    provide: { backend: "http" },
  },
});
