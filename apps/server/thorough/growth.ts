import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import { createTestApi } from "@inner-light/api/testing";
import { addDays, today } from "@inner-light/core";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { loadBuiltSite } from "../src/pages/built-site.ts";
import { livePages } from "../src/pages/live-pages.ts";

/**
 * `pnpm --filter server bench:growth`: CPU time per request with 100 and with 10,000 events and messages. Prints
 * milliseconds and multiples of a floor. The floor reads one number from SQLite and sends as many bytes through Hono.
 */

const SIZES = [100, 10_000] as const;
const REPETITIONS = 300;

const clock = { now: () => Date.now() };
const firstDay = today(clock, "UTC");
const site = await loadBuiltSite();
const log = { info() {}, warn() {}, error: (_: string, error: unknown) => Promise.reject(error) };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

async function send(listener: Listener, url: string): Promise<Buffer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method: "GET", headers: { host: "localhost" } });
  request.push(null);
  const response = new ServerResponse(request);
  const pieces: Buffer[] = [];
  const keep = (piece: unknown) => {
    if (typeof piece === "string" || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  await new Promise<void>((resolve) => {
    response.write = (piece: unknown) => {
      keep(piece);
      return true;
    };
    response.end = (piece?: unknown) => {
      keep(piece);
      resolve();
      return response;
    };
    void listener(request, response);
  });
  return Buffer.concat(pieces);
}

/** Returns a task's median CPU time in milliseconds, without the preparation before each run. */
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

const draftOf = (_: unknown, index: number) => ({
  title: `Circle ${index}`,
  description: "An hour of shared quiet, with tea. ".repeat(4),
  date: addDays(firstDay, index % 3_000) ?? firstDay,
  time: `${String(8 + (index % 12)).padStart(2, "0")}:30`,
});

const messageOf = (_: unknown, id: number) => ({
  value: {
    ...{ id, fullName: "Alma Reyes", address: "12 Cedar Lane", phone: "555 0199", email: "alma@example.com" },
    ...{ notes: "Do you also read for horses? ".repeat(5), timestamp: new Date().toISOString() },
  },
});

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
  const toApi = getRequestListener((request) => api.fetch(request));
  const toPage = livePages({
    ...{ site, clock, log, headersOf: () => ({}), datedEvents: () => calendarEvents.dated() },
    upcomingEvents,
    eventsVersion: async () => (await versions.all()).events,
  });
  const UPCOMING = `/api/events/upcoming?from=${firstDay}&limit=10`;

  const floor = new DatabaseSync(":memory:");
  floor.exec("create table list (version integer); insert into list values (1)");
  const version = floor.prepare("select version from list");
  const toFloor = (body: Buffer) =>
    getRequestListener(() => {
      version.get();
      return new Response(new Uint8Array(body), { headers: { "Content-Type": "text/html" } });
    });
  const ratioTo = async (listener: Listener, url: string) => {
    const toBytes = toFloor(await send(listener, url));
    const [own, least] = [await cost(() => send(listener, url)), await cost(() => send(toBytes, url))];
    return [own, own / least] as const;
  };
  const [upcoming, upcomingRatio] = await ratioTo(toApi, UPCOMING);
  const [page, pageRatio] = await ratioTo(toPage, "/calendar");
  const upcomingAfter = await cost(() => send(toApi, UPCOMING), REPETITIONS, change);
  const pageAfter = await cost(() => send(toPage, "/calendar"), 20, change);

  const messages = Array.from({ length: size }, messageOf);
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
    "  times the floor": upcomingRatio,
    "upcoming, after a change": upcomingAfter,
    "GET /calendar, kept": page,
    "  times its floor": pageRatio,
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
