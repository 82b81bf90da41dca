// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSiteHandler, Failure, listen, runMain, stopRequest } from "@inner-light/site-server";
import { dist, readBasePath } from "../build/paths.mjs";

/** The last step of `npm start`: serves the built site on `PORT`, or on 4173. */
await runMain(async () => {
  const port = Number(process.env["PORT"]?.trim() || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure("PORT must be a number from 0 to 65535.");
  if (!existsSync(join(dist, "index.html"))) {
    throw new Failure("There is no built site in apps/web/dist yet: run `npm start`, which builds it first.");
  }
  const base = readBasePath();
  const handler = createSiteHandler({ directory: dist, base });
  const { address, close } = await listen(handler, { port });
  const home = `${address}${base.replace(/\/$/, "")}`;
  process.stdout.write(`
  The site   ${home}
  Its admin  ${home}/admin
  Password   inner-light, unless ADMIN_PASSWORD is set in the environment or in .env

  Ctrl-C stops it.
`);
  await stopRequest();
  await close();
});
