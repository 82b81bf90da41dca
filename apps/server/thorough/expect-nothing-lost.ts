import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { say } from "./say.ts";
import { healthOf, startServer } from "./server-under-test.ts";
import { Visitors } from "./visitors.ts";

const KILLS = 30;

/**
 * Kills the server thirty times in a stream of messages from eight visitors, each time at another moment, and starts it
 * again on the same data. Expects every acknowledged message once.
 */
export async function expectNothingLost(database: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const begun = performance.now();
  let server = await startServer({ ...environment, UNTHROTTLED: "1" });
  const again = { ...environment, UNTHROTTLED: "1", PORT: String(server.port) };
  const visitors = new Visitors([server.origin]);
  for (let kill = 0; kill < KILLS; kill++) {
    await visitors.next(20);
    await setTimeout((kill * 37) % 200);
    await server.kill();
    server = await startServer(again);
  }
  await visitors.stop();
  const stored = await visitors.expectInbox(server.origin);
  expect(await healthOf(server.origin)).toBe(200);
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(
    `${database}: ${KILLS} kills in ${seconds} s, ${stored} messages acknowledged and stored, 0 lost, 0 twice; ` +
      `${visitors.failures} times a page gave up and sent the same message again`,
  );
}
