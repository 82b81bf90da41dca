import { setTimeout } from "node:timers/promises";
import { type CreateLimiter, createMemoryLimiter } from "@inner-light/api";
import { systemClock } from "@inner-light/core";
import { readConfig } from "../src/config/read-config.ts";
import { createLog } from "../src/log.ts";
import { loadPageRenderer } from "../src/pages/page-renderer.ts";
import { startServer } from "../src/server.ts";

/**
 * The server as `src/main.ts` starts it, in a process that tells its parent the port. `UNTHROTTLED=1` lifts the limits
 * of visitors' messages and of passwords; `PLAIN_PASSWORD=1` compares passwords without the slow hash.
 */
const unlimited: CreateLimiter = (rule) => createMemoryLimiter({ ...rule, points: Number.MAX_SAFE_INTEGER });

const { UNTHROTTLED, PLAIN_PASSWORD, ADMIN_PASSWORD } = process.env;
const server = await startServer({
  config: readConfig(process.env),
  renderer: await loadPageRenderer(),
  clock: systemClock,
  log: createLog(),
  guards: {
    ...(UNTHROTTLED === "1" ? { createLimiter: unlimited } : {}),
    ...(PLAIN_PASSWORD === "1" ? { verifyPassword: async (password) => password === ADMIN_PASSWORD } : {}),
  },
});
process.send?.({ port: server.port });
process.on("message", async () => {
  // V8 gives pages back in steps, some time after a collection.
  for (let step = 0; step < 10; step++) {
    await globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "async" });
    await setTimeout(100);
  }
  process.send?.({ memory: process.memoryUsage().rss });
});
process.once("SIGTERM", async () => {
  await server.stop();
  process.exit();
});
