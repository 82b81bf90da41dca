import { join } from "node:path";
import { addDays, type CalendarDate, isCalendarDate } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import * as v from "valibot";
import { DATABASE_FILE } from "../src/data-folder.ts";
import { PASSWORD, startProcess } from "./child-process.ts";
import { load } from "./load.ts";
import { say } from "./say.ts";
import { calendarPage, FROM, message, owners, upcoming } from "./targets.ts";

const DAYS = 365;
const EVENTS_PER_ADD = 1_000;

/** Fills a new database with so many events, spread over the next year, and as many messages. */
export async function seed(folder: string, count: number): Promise<void> {
  const database = openSqlite(join(folder, DATABASE_FILE));
  const { calendarEvents, contactSubmissions, close } = await createSqlBackend({ database });
  const drafts = Array.from({ length: count }, (_, index) =>
    aCalendarEventDraft({ title: `Event ${index}`, date: dayOf(index) }),
  );
  for (let from = 0; from < count; from += EVENTS_PER_ADD) {
    await calendarEvents.add(drafts.slice(from, from + EVENTS_PER_ADD));
  }
  for (let index = 0; index < count; index++) {
    await contactSubmissions.add(aContactSubmissionDraft({ notes: `Message ${index}` }));
  }
  await close();
}

function dayOf(index: number): CalendarDate {
  if (!isCalendarDate(FROM)) throw new TypeError("No day");
  return addDays(FROM, index % DAYS) ?? FROM;
}

/** Prints how long requests take one after the other, in milliseconds, with so many events and messages. */
export async function measureGrowth(folder: string, count: number, seconds: number): Promise<void> {
  await seed(folder, count);
  const server = await startProcess("serve.ts", { DATA_DIR: folder, UNTHROTTLED: "1" });
  const { origin } = server;
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const { token } = v.parse(v.object({ token: v.string() }), await response.json());
  const targets = [
    calendarPage(origin),
    upcoming(origin),
    message(`${origin}/api/messages`),
    owners(`${origin}/api/events`, token),
    owners(`${origin}/api/inbox`, token),
    owners(`${origin}/api/events`, token, { drafts: [aCalendarEventDraft()] }),
  ];
  const times: string[] = [];
  for (const target of targets) {
    const { milliseconds } = await load([target], { connections: 1, seconds });
    times.push(milliseconds.toFixed(2).padStart(10));
  }
  const megabytes = `${Math.round((await server.memory()) / 1_048_576)} MB`;
  await server.stop();
  say([String(count).padStart(8), ...times, megabytes.padStart(10)].join(" "));
}

export const GROWTH_HEAD = [
  "ms, of".padStart(8),
  ...["/calendar", "upcoming", "message", "all events", "inbox", "add event", "memory"].map((name) =>
    name.padStart(10),
  ),
].join(" ");
