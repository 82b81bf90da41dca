import { runMain } from "../workspace/fail.mjs";
import { readSiteConfig } from "./site-config/read-site-config.ts";

/** `pnpm build`: looks at the owner's file first. What else is built relies on it, and is loaded only then. */
await runMain(async () => {
  await readSiteConfig();
  await import("./build-site.ts");
});
