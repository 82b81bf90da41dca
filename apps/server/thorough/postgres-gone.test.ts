import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, openAdmin, startServer } from "./server-under-test.ts";
import { aPostgres } from "./test-databases.ts";
import { Visitors } from "./visitors.ts";

const TIMES = 3;

it("a PostgreSQL crash does not lose messages", async () => {
  const postgres = aPostgres();
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder(), UNTHROTTLED: "1" };
  const { origin, output } = await startServer(environment);
  const { calendarEvents } = await openAdmin(origin);
  const visitors = new Visitors([origin]);
  for (let time = 0; time < TIMES; time++) {
    await visitors.next(50);
    postgres.crash();
    // The server checks its health at most once a second.
    await expect.poll(() => healthOf(origin), { timeout: 30_000 }).toBe(503);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect((await fetch(`${origin}/calendar`)).status).toBe(200);
    await expect(calendarEvents.list()).rejects.toMatchObject({ code: "unavailable" });
    await setTimeout(2_000);
    postgres.start();
    await expect.poll(() => healthOf(origin), { timeout: 30_000 }).toBe(200);
  }
  await visitors.next(50);
  await visitors.stop();
  const stored = await visitors.expectInbox(origin);
  expect(await calendarEvents.list()).toEqual([]);
  expect(output()).not.toContain("Cedar Lane");
  say(
    `PostgreSQL crashed ${TIMES} times for two seconds: health answered 503 and the pages 200 meanwhile; ` +
      `${stored} messages, 0 lost, 0 twice`,
  );
});
