import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { say } from "./say.ts";
import { healthOf, startServer } from "./server-under-test.ts";
import { DATABASES } from "./test-databases.ts";
import { Visitors } from "./visitors.ts";

const KILLS = 30;

it.each(DATABASES)(
  "a server on $database keeps every acknowledged message through thirty kills",
  async ({ database, empty }) => {
    const begun = performance.now();
    const environment = { ...empty(), UNTHROTTLED: "1" };
    let server = await startServer(environment);
    const visitors = new Visitors([server.origin]);
    for (let kill = 0; kill < KILLS; kill++) {
      await visitors.next(20);
      // Kills it at a different moment each time.
      await setTimeout((kill * 37) % 200);
      await server.kill();
      server = await startServer({ ...environment, PORT: String(server.port) });
    }
    await visitors.stop();
    const stored = await visitors.expectInbox(server.origin);
    expect(await healthOf(server.origin)).toBe(200);
    const seconds = Math.round((performance.now() - begun) / 1000);
    say(
      `${database}: ${KILLS} kills in ${seconds} s, ${stored} messages acknowledged and stored, 0 lost, 0 twice; ` +
        `${visitors.failures} times a page gave up and sent the same message again`,
    );
  },
);
