// @ts-check
import { runMain } from "../web/build/failure.mjs";
import { requireNode } from "./require-node.mjs";

/** Serves the site that `start.mjs` or a container's build has built. */
await runMain(async () => {
  requireNode();
  const { main } = await import("./src/main.ts");
  await main();
});
