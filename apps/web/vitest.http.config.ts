import { defineConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/**
 * The tests of the contact form, the calendar and the owner's pages once more, unchanged, with a backend over HTTP; and
 * those of what only a shared site has.
 */
export default defineConfig({
  ...webConfig,
  define: { ...webConfig.define, __STORAGE__: JSON.stringify("shared") },
  test: {
    ...webConfig.test,
    name: "web-over-http",
    include: ["src/features/{admin-gate,calendar-events,contact}/*.test.tsx", "src/**/*.shared.test.tsx"],
    exclude: [],
    provide: { backend: "http" },
  },
});
