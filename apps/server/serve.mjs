// @ts-check
import { runMain } from "@inner-light/site-server/run-main";
import { requireNode } from "./require-node.mjs";

/** Serves the site that `start.mjs` or a container build has built. */
// Only this user may read the files that it writes, because they hold visitors' messages.
process.umask(0o077);

await runMain(async () => {
  requireNode();
  const { serveSite } = await import("./src/server.ts");
  await serveSite();
});
