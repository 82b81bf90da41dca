import { systemClock } from "@inner-light/core";
import { loadEnvironmentFile, readConfig } from "./config/server-config.ts";
import { createLog } from "./log.ts";
import { loadBuiltSite } from "./pages/built-site.ts";
import { startServer } from "./server.ts";

/** Serves the built site until a signal stops it, or until its parent ends (the shell that npm starts passes no signal on). */
export async function main(parent = process.ppid): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog();
  const server = await startServer({ config, site: await loadBuiltSite(), clock: systemClock, log });
  log.info(`The site is at ${server.address}, its admin at ${server.address}admin.`);
  await stopRequest(parent);
  log.info("Stopping: finishing what has begun.");
  await server.stop();
  log.info("Stopped.");
}

/** Resolves at the first signal to stop. A second one ends the process as usual. */
function stopRequest(parent: number): Promise<void> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    const timer = setInterval(() => process.ppid !== parent && stop(), 300).unref();
    for (const signal of signals) process.on(signal, stop);
  });
}
