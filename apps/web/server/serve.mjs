// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSiteHandler, Failure, listen, runMain } from "@inner-light/site-server";
import { readBasePath } from "../build/base-path.mjs";
import { dist, repository } from "../build/paths.mjs";

/** The last step of `npm start`: serves the built site on `PORT`, or on 4173. */
await runMain(async () => {
  const port = Number(process.env["PORT"]?.trim() || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure("PORT must be a number from 0 to 65535.");
  if (!existsSync(join(dist, "index.html"))) {
    throw new Failure("There is no built site in apps/web/dist yet: run `npm start`, which builds it first.");
  }
  const base = readBasePath();
  const { address, close } = await listen(createSiteHandler({ directory: dist, base }), { port });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => close());
  closeWithParent(() => close());
  const home = `${address}${base.replace(/\/$/, "")}`;
  process.stdout.write(`
  The site   ${home}
  Its admin  ${home}/admin
  Password   ${passwordOrigin()}

  Ctrl-C stops it.
`);
});

/**
 * Closes the server when its parent process ends. npm runs scripts through a shell: a signal sent to npm alone ends that
 * shell and never reaches this process.
 *
 * @param {() => void} close
 */
function closeWithParent(close) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    close();
  }, 300);
  timer.unref();
}

/** Says where the password of /admin is set, never the chosen password itself. */
function passwordOrigin() {
  if (process.env["ADMIN_PASSWORD"]) return "the value of ADMIN_PASSWORD in the environment";
  const file = join(repository, ".env");
  if (existsSync(file) && /^\s*(?:export\s+)?ADMIN_PASSWORD\s*=/m.test(readFileSync(file, "utf8"))) {
    return "the value of ADMIN_PASSWORD in .env";
  }
  return "inner-light (the default; set ADMIN_PASSWORD in the environment or in .env and start again)";
}
