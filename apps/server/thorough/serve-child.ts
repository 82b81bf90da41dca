import { type CreateLimiter, createMemoryLimiter } from "@inner-light/api";
import { systemClock } from "@inner-light/core";
import { readConfig } from "../src/config/server-config.ts";
import { createLog } from "../src/log.ts";
import { loadBuiltSite } from "../src/pages/built-site.ts";
import { startServer } from "../src/server.ts";

/** Runs the server like `serveSite`, and sends its port to the parent. `UNTHROTTLED=1` lifts the throttles. */
const unlimited: CreateLimiter = (rule) => createMemoryLimiter({ ...rule, points: Number.MAX_SAFE_INTEGER });

const server = await startServer({
  config: readConfig(process.env),
  site: await loadBuiltSite(),
  clock: systemClock,
  log: createLog(),
  ...(process.env["UNTHROTTLED"] === "1" ? { createLimiter: unlimited } : {}),
});
process.send?.({ port: server.port });
process.once("SIGTERM", async () => {
  await server.stop();
  process.exit();
});
