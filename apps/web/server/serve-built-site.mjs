// @ts-check
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { createSiteHandler, Failure, listen, runMain, stopRequest } from "@inner-light/site-server";
import { dist, readBasePath } from "../build/paths.mjs";

/** The last step of `npm start`. Serves the site on `PORT` (4173) at `HOST` or every address. */
await runMain(async () => {
  const port = Number(process.env["PORT"]?.trim() || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure("PORT must be a number from 0 to 65535.");
  if (!existsSync(join(dist, "index.html"))) {
    throw new Failure("There is no built site in apps/web/dist yet: run `npm start`, which builds it first.");
  }
  const base = readBasePath();
  const handler = createSiteHandler({ directory: dist, base });
  const host = process.env["HOST"]?.trim() || undefined;
  const { address, port: bound, close } = await listen(handler, { port, host });
  const path = base.replace(/\/$/, "");
  const home = `${address}${path}`;
  const other = host === undefined ? firstAddress() : undefined;
  const elsewhere =
    other && `\n  On a phone http://${other}:${bound}${path}, in the same network (HOST=127.0.0.1: here alone)`;
  process.stdout.write(`
  The site   ${home}${elsewhere ?? ""}
  Its admin  ${home}/admin
  Password   inner-light, unless ADMIN_PASSWORD is set in the environment or in .env

  Ctrl-C stops it.
`);
  await stopRequest();
  await close();
});

/** Returns this computer's IPv4 address in its network. */
function firstAddress() {
  const addresses = Object.values(networkInterfaces()).flatMap((own) => own ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
