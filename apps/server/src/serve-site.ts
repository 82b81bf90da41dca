import { systemClock } from "@inner-light/core";
import { isEnvironmentFileOpen, stopRequest } from "@inner-light/site-server";
import { repository } from "../server-paths.mjs";
import { loadEnvironmentFile, readConfig } from "./config/server-config.ts";
import { createLog } from "./log.ts";
import { loadBuiltSite } from "./pages/built-site.ts";
import { startServer } from "./server.ts";

/** Serves the built site until a signal or the end of its parent stops it. */
export async function serveSite(parent = process.ppid): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog();
  if (isEnvironmentFileOpen(repository))
    log.warn("Other users of this computer can read the passwords in the file .env: run `chmod 600 .env`.");
  const server = await startServer({ config, site: await loadBuiltSite(), clock: systemClock, log });
  log.info(`The site is at ${server.address}, its admin at ${server.address}admin.`);
  await stopRequest(parent);
  log.info("Stopping: finishing what has begun.");
  await server.stop();
  log.info("Stopped.");
  // Wrong passwords whose connections are closed may still wait in line.
  process.exit();
}
