// @ts-check
import { runMain } from "@inner-light/site-server/run-main";
import { requireNode } from "./require-node.mjs";

// The data files hold visitors' messages, so only this user may read them.
process.umask(0o077);

await runMain(async () => {
  requireNode();
  const { serveSite } = await import("./src/server.ts");
  await serveSite();
});
