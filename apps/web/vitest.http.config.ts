import { defineConfig } from "vitest/config";
import webConfig from "./vitest.config.ts";

/** The tests of the contact form, the calendar and the owner's pages once more, unchanged, with a backend over HTTP. */
export default defineConfig({
  ...webConfig,
  test: {
    ...webConfig.test,
    name: "web-over-http",
    include: ["src/features/{admin-gate,calendar-events,contact}/*.test.tsx"],
    provide: { backend: "http" },
  },
});
