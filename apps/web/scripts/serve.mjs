// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listen, readPort } from "./server/listen.mjs";
import { createSiteHandler } from "./server/site-handler.mjs";
import { readBasePath } from "./workspace/base-path.mjs";
import { Failure, runMain } from "./workspace/fail.mjs";
import { dist } from "./workspace/paths.mjs";
import { stopOnSignals } from "./workspace/processes.mjs";

/** Serves the site that has been built, and nothing else: `PORT=4199 node apps/web/scripts/serve.mjs`. */
await runMain(async () => {
  const port = readPort(process.env["PORT"], 4173);
  if (!existsSync(join(dist, "index.html"))) {
    throw new Failure("There is no built site in apps/web/dist yet: run `pnpm build` first.");
  }
  const { address, close } = await listen(createSiteHandler({ directory: dist, base: readBasePath() }), port);
  stopOnSignals({ exitCode: 0, before: close });
  process.stdout.write(`${address}\n`);
});
