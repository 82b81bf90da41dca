import { DAY_MS } from "@inner-light/core";
import { aCalendarEventDraft, FixedClock, ODD_MOMENTS } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { say } from "../bench/say.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { healthOf, openAdmin } from "./server-under-test.ts";
import { startInProcess } from "./start-in-process.ts";

const MOMENTS = [0, -1_000, -DAY_MS, -400 * DAY_MS, -10_000 * DAY_MS, 0];
const MESSAGES = 20;

it("a clock that is set back by a second, a day, years, or returns nonsense costs nothing", async () => {
  const clock = new FixedClock();
  const start = clock.now();
  const environment = { DATA_DIR: temporaryFolder() };
  let server = await startInProcess(environment, clock);
  const sent: number[] = [];
  const tags = new Set<string>();
  let events = 0;
  const moments = [...MOMENTS.map((offset) => start + offset), ...ODD_MOMENTS];
  for (const [index, moment] of moments.entries()) {
    clock.set(moment);
    for (let message = 0; message < MESSAGES; message++)
      sent.push((await server.sendMessage(`${index} ${message}`)).id);
    if (index >= MOMENTS.length) continue;
    const { calendarEvents } = await openAdmin(server.origin);
    events += (await calendarEvents.add([aCalendarEventDraft({ title: `Event ${index}` })])).length;
    const list = await calendarEvents.list();
    expect(new Set(list.map(({ id }) => id)).size).toBe(events);
    tags.add(
      (await fetch(`${server.origin}/api/events/upcoming?from=2026-01-01&limit=100`)).headers.get("list-versions") ??
        "",
    );
    expect(await healthOf(server.origin)).toBe(200);
    expect((await fetch(`${server.origin}/calendar`)).status).toBe(200);
    await server.stop();
    server = await startInProcess(environment, clock);
  }
  clock.set(start);
  const { inbox } = await openAdmin(server.origin);
  const stored = await inbox.list();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  expect(new Set(sent).size).toBe(sent.length);
  expect(tags.size).toBe(MOMENTS.length);
  say(
    `Clock set to ${moments.length} moments, backward and nonsense, restarted at six of them: ${stored.length} messages and ` +
      `${events} events, 0 lost, 0 twice, no version of a list came back`,
  );
});
