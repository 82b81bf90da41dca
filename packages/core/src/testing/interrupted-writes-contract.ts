import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { ContractCases } from "./contract.ts";
import { STORE_ERROR } from "./failing-store-contract.ts";
import { aCalendarEventDraft, aContactSubmissionDraft, addCalendarEvent } from "./fixtures.ts";
import { messagesOf } from "./harness-owner.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";
import { contentOf, fill } from "./snapshots-harness.ts";

/** The nth write to the store fails. A backend that writes less often is not interrupted, and stores everything. */
const NTHS = [1, 2, 3, 4];

/** Whether the write was confirmed. One that was not is an error of core. */
async function isConfirmed(write: Promise<unknown>): Promise<boolean> {
  const outcome = await write.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome !== null) expect(outcome).toMatchObject(STORE_ERROR);
  return outcome === null;
}

const { title } = aCalendarEventDraft();
const DATES = ["2026-05-07", "2026-05-14", "2026-05-21"];
const SERIES = DATES.map((date) => aCalendarEventDraft({ date, series: 7 }));

/** Each way to write the three events of a series, and the titles by date once the first `done` are written. */
const SERIES_WRITES: readonly {
  readonly what: string;
  write(port: CalendarEventRepository, series: readonly CalendarEvent[]): Promise<unknown>;
  after(done: number): readonly string[];
}[] = [
  {
    what: "adding",
    write: (port) => port.add(SERIES),
    after: (done) => DATES.slice(0, done).map((date) => `${date} ${title}`),
  },
  {
    what: "changing",
    write: (port, series) => port.update(series.map((before) => ({ before, draft: { ...before, title: "renamed" } }))),
    after: (done) => DATES.map((date, index) => `${date} ${index < done ? "renamed" : title}`),
  },
  {
    what: "removing",
    write: (port, series) => port.remove(series.map(({ id }) => id)),
    after: (done) => DATES.slice(done).map((date) => `${date} ${title}`),
  },
];

/** The case of each kind of write, cut off at each point. */
const casesOf = <const Kind, Harness>(
  kinds: readonly Kind[],
  makeCase: (kind: Kind, nth: number) => ContractCases<Harness>,
): ContractCases<Harness> => Object.assign({}, ...kinds.flatMap((kind) => NTHS.map((nth) => makeCase(kind, nth))));

const CONTENT_PORTS = ["calendarEvents", "contactSubmissions", "inbox", "gallerySlides", "deletedRecords"] as const;

/** What a backend has stored when the store fails in the middle of a write. */
export const interruptedWritesSuites: readonly PortSuite[] = [
  portSuite(
    "leaves of a series that is cut off what it guarantees",
    ["calendarEvents"],
    ["interrupt"],
    casesOf(SERIES_WRITES, ({ what, write, after }, nth) => ({
      [`${what} three events, cut off at ${nth}: all, none, or the first`]: async ({ open, guarantees, interrupt }) => {
        const { calendarEvents } = open();
        const series = what === "adding" ? [] : await calendarEvents.add(SERIES);
        const stored = async () =>
          (await open().calendarEvents.list()).map((event) => `${event.date} ${event.title}`).toSorted();
        interrupt(nth);
        const confirmed = await isConfirmed(write(calendarEvents, series));
        interrupt(0);
        const left = await stored();
        const cutOff = guarantees.several === "one-by-one" ? [after(0), after(1), after(2)] : [after(0)];
        expect(confirmed ? [after(3)] : cutOff).toContainEqual(left);
        await addCalendarEvent(open().calendarEvents, { title: "next", date: "2026-12-31" });
        expect(await stored()).toEqual([...left, "2026-12-31 next"]);
      },
    })),
  ),
  portSuite("stores a message once or not at all", ["contactSubmissions"], ["interrupt"], {
    "sending is confirmed, and the message is there once; or it is cut off, and nothing is": async (harness) => {
      harness.interrupt(1);
      const confirmed = await isConfirmed(harness.open().contactSubmissions.add(aContactSubmissionDraft()));
      expect(await messagesOf(harness)).toHaveLength(confirmed ? 1 : 0);
    },
  }),
  portSuite(
    "restores a deleted record or leaves it deleted",
    CONTENT_PORTS,
    ["interrupt"],
    casesOf(["cut off"], (how, nth) => ({
      [`${how} at write ${nth}, it is in one of both lists, with its read mark`]: async ({ open, interrupt }) => {
        await fill(open());
        const { deletedRecords, inbox } = open();
        const read = (await inbox.list()).find(({ isRead }) => isRead);
        const id = read?.id ?? -1;
        await inbox.remove(id);
        const before = await contentOf(open());
        interrupt(nth);
        const confirmed = await isConfirmed(deletedRecords.restore("messages", [id]));
        const { messages, deletedMessages, ...others } = await contentOf(open());
        expect(others).toEqual({ events: before.events, slides: before.slides, deletedEvents: before.deletedEvents });
        const [present, gone] = [messages, deletedMessages.map(({ record }) => record)];
        expect(confirmed ? present : gone).toContainEqual(read);
        expect(confirmed ? gone : present).not.toContainEqual(read);
      },
    })),
  ),
  portSuite(
    "exchanges everything or nothing",
    [...CONTENT_PORTS, "snapshots"],
    ["interrupt"],
    casesOf(["merge", "replace"], (mode, nth) => ({
      [`${mode}, cut off at write ${nth}: all of it is here, or what was here before`]: async ({ open, interrupt }) => {
        await fill(open());
        const full = await contentOf(open());
        const { version, ...snapshot } = await open().snapshots.read();
        const { calendarEvents, snapshots } = open();
        if (mode === "merge") await snapshots.replace(EMPTY_SNAPSHOT, version);
        else
          await calendarEvents.update(full.events.map((before) => ({ before, draft: { ...before, title: "since" } })));
        const before = await contentOf(open());
        const { version: now } = await snapshots.read();
        interrupt(nth);
        const write = mode === "merge" ? snapshots.merge(snapshot) : snapshots.replace(snapshot, now);
        const confirmed = await isConfirmed(write);
        expect(await contentOf(open())).toEqual(confirmed ? full : before);
      },
    })),
  ),
];
