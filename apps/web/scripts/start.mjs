// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listen, readPort } from "./server/listen.mjs";
import { readBasePath } from "./workspace/base-path.mjs";
import { Failure, runMain } from "./workspace/fail.mjs";
import { installPackages } from "./workspace/install.mjs";
import { requireNodeForCommands, requireNodeForTools } from "./workspace/node-version.mjs";
import { dist, repository } from "./workspace/paths.mjs";
import { stopOnSignals } from "./workspace/processes.mjs";
import { buildSite, isSiteBuilt } from "./workspace/site-build.mjs";

/**
 * `npm start`: installs, builds and serves the production site on a machine that has nothing but Node. What has not
 * changed since the last time is not done again.
 */
await runMain(async () => {
  requireNodeForCommands();
  const port = readPort(process.env["PORT"], 4173);
  let close = () => {};
  stopOnSignals({ exitCode: 0, before: () => close() });

  process.stdout.write("Inner Light: looking at what is installed and built …\n");
  if (await installPackages()) process.stdout.write("Installed the packages.\n");
  if (!isSiteBuilt()) {
    requireNodeForTools();
    const { code, output } = await buildSite();
    if (code !== 0) throw new Failure(`${output.trim()}\n\nThe site could not be built; the reason is above.`);
    process.stdout.write("Built the site.\n");
  }

  const { createSiteHandler } = await import("./server/site-handler.mjs");
  const base = readBasePath();
  const server = await listen(createSiteHandler({ directory: dist, base }), port);
  close = server.close;
  const home = `${server.address}${base.replace(/\/$/, "")}`;
  process.stdout.write(`
  The site   ${home}
  Its admin  ${home}/admin
  Password   ${passwordOrigin()}

  Ctrl-C stops it.
`);
});

/** Where the password of /admin is set; a chosen one is not shown. */
function passwordOrigin() {
  if (process.env["ADMIN_PASSWORD"]) return "the value of ADMIN_PASSWORD in the environment";
  const file = join(repository, ".env");
  if (existsSync(file) && /^\s*(?:export\s+)?ADMIN_PASSWORD\s*=/m.test(readFileSync(file, "utf8"))) {
    return "the value of ADMIN_PASSWORD in .env";
  }
  return "inner-light (the default; set ADMIN_PASSWORD in the environment or in .env and start again)";
}
