import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createTestApi } from "@inner-light/api/testing";
import { addDays, today } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmission } from "@inner-light/core/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { loadBuiltSite } from "../src/pages/built-site.ts";
import { livePages } from "../src/pages/live-pages.ts";

/**
 * `pnpm --filter server bench:growth`: what requests cost the server with 100 and with 10,000 coming events and
 * messages, in milliseconds of CPU time.
 */

const SIZES = [100, 10_000] as const;
const REPETITIONS = 300;

const clock = { now: () => Date.now() };
const firstDay = today(clock, "UTC");
const site = await loadBuiltSite();
const log = { info() {}, warn() {}, error: (_: string, error: unknown) => Promise.reject(error) };

/** A request for a page, without a socket. */
function pageRequest(url: string): [IncomingMessage, ServerResponse] {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: "GET", headers: {} });
  return [request, new ServerResponse(request)];
}

/**
 * The median CPU time of a task in milliseconds, after a few warm-up runs. Excludes the preparation before each run.
 */
async function cost(task: () => unknown, repetitions = REPETITIONS, prepare = async () => {}): Promise<number> {
  const times: number[] = [];
  for (let run = -repetitions / 10; run < repetitions; run++) {
    await prepare();
    const before = process.cpuUsage();
    await task();
    const { user, system } = process.cpuUsage(before);
    if (run >= 0) times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[repetitions / 2] ?? Number.NaN;
}

const draftOf = (_: unknown, index: number) =>
  aCalendarEventDraft({ title: `Circle ${index}`, date: addDays(firstDay, index % 3_000) ?? firstDay });

async function measure(size: number): Promise<Readonly<Record<string, number>>> {
  const backend = await createSqlBackend({ database: openSqlite(":memory:") });
  await backend.calendarEvents.add(Array.from({ length: size }, draftOf));
  const { calendarEvents, upcomingEvents, inbox, versions } = backend;
  let changes = 0;
  const change = async () => {
    const [before] = await upcomingEvents.list({ from: firstDay, limit: 1 });
    if (before) await calendarEvents.update([{ before, draft: { ...before, title: `Circle, changed ${++changes}` } }]);
  };
  const api = createTestApi({ backend, password: "" });
  const sendPage = livePages({
    ...{ site, clock, log, headersOf: () => ({}), datedEvents: () => calendarEvents.dated() },
    upcomingEvents,
    eventsVersion: async () => (await versions.all()).events,
  });
  const sendUpcoming = async () => {
    const response = await api.fetch(new Request(`http://localhost/api/events/upcoming?from=${firstDay}&limit=10`));
    await response.text();
  };
  const sendCalendar = () => sendPage(...pageRequest("/calendar"));
  const upcoming = await cost(sendUpcoming);
  const page = await cost(sendCalendar);
  const upcomingAfter = await cost(sendUpcoming, REPETITIONS, change);
  const pageAfter = await cost(sendCalendar, 20, change);

  const messages = Array.from({ length: size }, (_, id) => ({ value: aContactSubmission({ id }) }));
  await backend.snapshots.merge({ events: null, messages, slides: null, deleted: [] });
  const ids = messages.map(({ value }) => value.id);
  let isRead = false;
  const markAll = await cost(() => {
    isRead = !isRead;
    return inbox.mark(ids, "isRead", isRead);
  }, 20);
  await backend.close();
  return {
    "upcoming, kept": upcoming,
    "upcoming, after a change": upcomingAfter,
    "GET /calendar, kept": page,
    "GET /calendar, after a change": pageAfter,
    "mark all messages, SQLite": markAll,
  };
}

// The first run warms up the engine.
await measure(SIZES[0]);
const [few, many] = [await measure(SIZES[0]), await measure(SIZES[1])];
const row = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(10))).join("")}\n`);
row("CPU time (ms)", ...SIZES.map(String));
for (const [name, value] of Object.entries(few)) row(name, value.toFixed(3), (many[name] ?? Number.NaN).toFixed(3));
