import type { CalendarEvent, ContactSubmission } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import type { HttpBackend } from "@inner-light/storage-http";
import { expect, it } from "vitest";
import { say } from "../bench/say.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { aPostgres } from "./postgres.ts";
import { openAdmin, openPage, startServer } from "./server-under-test.ts";

const CLIENTS = 8;
const WRITES_PER_CLIENT = 125;

/** What an open /admin shows: it reads a list again when the server tells that it has changed. */
function watch({ calendarEvents, inbox, changes }: HttpBackend) {
  const view = { events: [] as readonly CalendarEvent[], messages: [] as readonly ContactSubmission[], heard: 0 };
  changes.subscribe((change) => {
    view.heard += 1;
    if (change === "events") void calendarEvents.list().then((events) => (view.events = events));
    if (change === "messages") void inbox.list().then((messages) => (view.messages = messages));
  });
  return view;
}

/** Writes of one client: messages, and events of its own that it adds, changes and removes. */
async function write(client: number, origin: string, admin: HttpBackend, expected: Expected): Promise<void> {
  const { contactSubmissions } = openPage(origin);
  const own: CalendarEvent[] = [];
  for (let index = 0; index < WRITES_PER_CLIENT; index++) {
    const name = `${client}-${index}`;
    const newest = own.at(-1);
    if (index % 2 === 0) {
      await contactSubmissions.add(aContactSubmissionDraft({ notes: name }));
      expected.messages.add(name);
    } else if (index % 8 === 3 && newest !== undefined) {
      const draft = { ...newest, title: `${newest.title} changed` };
      const [updated] = await admin.calendarEvents.update([{ before: newest, draft }]);
      expected.titles.delete(newest.title);
      expected.titles.add(draft.title);
      if (updated !== undefined) own.splice(-1, 1, updated);
    } else if (index % 8 === 7 && newest !== undefined) {
      await admin.calendarEvents.remove([newest.id]);
      expected.titles.delete(newest.title);
      own.pop();
    } else {
      own.push(...(await admin.calendarEvents.add([aCalendarEventDraft({ title: name })])));
      expected.titles.add(name);
    }
  }
}

interface Expected {
  readonly messages: Set<string>;
  readonly titles: Set<string>;
}

it("two servers on one PostgreSQL lose nothing of 1,000 mixed writes, and both admins are up to date", async () => {
  const environment = { DATABASE_URL: aPostgres().url, UNTHROTTLED: "1" };
  const servers = [
    await startServer({ ...environment, DATA_DIR: temporaryFolder() }),
    await startServer({ ...environment, DATA_DIR: temporaryFolder() }),
  ];
  const admins = await Promise.all(servers.map(({ origin }) => openAdmin(origin)));
  const views = admins.map(watch);
  const expected: Expected = { messages: new Set(), titles: new Set() };
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const server = servers[client % 2];
      if (server === undefined) return;
      await write(client, server.origin, await openAdmin(server.origin), expected);
    }),
  );
  for (const { calendarEvents, inbox } of admins) {
    const [events, messages] = await Promise.all([calendarEvents.list(), inbox.list()]);
    expect(events.map(({ title }) => title).toSorted()).toEqual([...expected.titles].toSorted());
    expect(messages.map(({ notes }) => notes).toSorted()).toEqual([...expected.messages].toSorted());
    expect(new Set([...events, ...messages].map(({ id }) => id)).size).toBeGreaterThanOrEqual(messages.length);
    for (const view of views) {
      await expect.poll(() => view.events, { timeout: 10_000 }).toEqual(events);
      await expect.poll(() => view.messages, { timeout: 10_000 }).toEqual(messages);
    }
  }
  const writes = CLIENTS * WRITES_PER_CLIENT;
  say(
    `Two servers on one PostgreSQL: ${writes} writes, ${expected.messages.size} messages and ${expected.titles.size} ` +
      `events left, 0 lost, 0 twice; the admins heard ${views.map(({ heard }) => heard).join(" and ")} changes and show the same`,
  );
});
