import { expect } from "vitest";
import type { ChangeFeed } from "../shared/change-feed.ts";
import { NOUNS, type Noun } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  addCalendarEvent,
  aGallerySlide,
} from "./fixtures.ts";
import { portSuite } from "./ports-harness.ts";

const PORTS = ["changes", "calendarEvents", "contactSubmissions", "inbox", "deletedRecords"] as const;

/** What a read sees at the first change that a write publishes, possibly after the write resolves. */
async function seenAtChange(
  changes: ChangeFeed,
  write: () => Promise<unknown>,
  ...reads: readonly (() => Promise<unknown>)[]
): Promise<readonly unknown[]> {
  let seen: Promise<readonly unknown[]> | undefined;
  const unsubscribe = changes.subscribe((change) => {
    seen ??= Promise.all([change, ...reads.map((read) => read())]);
  });
  await write();
  await untilHeard(() => seen !== undefined, true);
  unsubscribe();
  return (await seen) ?? [];
}

const untilHeard = (heard: () => unknown, expected: unknown) =>
  expect.poll(heard, { timeout: 5_000, interval: 1 }).toEqual(expected);

/** What every backend's `ChangeFeed` promises about changes made through its own ports, besides what the reference does. */
export const changeFeedSuites = [
  portSuite("keeps the contract of ChangeFeed", PORTS, [], {
    "each write of events publishes a change of events, once a read sees it": async ({ open }) => {
      const { changes, calendarEvents, deletedRecords } = open();
      const titles = async () => (await calendarEvents.list()).map(({ title }) => title);
      const deleted = async () => (await deletedRecords.list("events")).map(({ record }) => record.title);
      const seen = (write: () => Promise<unknown>) => seenAtChange(changes, write, titles, deleted);
      const draft = aCalendarEventDraft({ title: "one" });
      expect(await seen(() => calendarEvents.add([draft]))).toEqual(["events", ["one"], []]);
      const [before = aCalendarEvent()] = await calendarEvents.list();
      const change = { before, draft: { ...draft, title: "changed" } };
      expect(await seen(() => calendarEvents.update([change]))).toEqual(["events", ["changed"], []]);
      expect(await seen(() => calendarEvents.remove([before.id]))).toEqual(["events", [], ["changed"]]);
      expect(await seen(() => deletedRecords.restore("events", [before.id]))).toEqual(["events", ["changed"], []]);
    },
    "each write of messages publishes a change of messages, once a read sees it": async ({ open }) => {
      const { changes, contactSubmissions, inbox, deletedRecords } = open();
      const marks = async () => (await inbox.list()).map(({ isRead }) => isRead);
      const deleted = async () => (await deletedRecords.list("messages")).map(({ record }) => record.isRead);
      const seen = (write: () => Promise<unknown>) => seenAtChange(changes, write, marks, deleted);
      expect(await seen(() => contactSubmissions.add(aContactSubmissionDraft()))).toEqual(["messages", [false], []]);
      const id = (await inbox.list())[0]?.id ?? -1;
      expect(await seen(() => inbox.mark([id], "isRead", true))).toEqual(["messages", [true], []]);
      expect(await seen(() => inbox.remove([id]))).toEqual(["messages", [], [true]]);
      expect(await seen(() => deletedRecords.restore("messages", [id]))).toEqual(["messages", [true], []]);
    },
    "a listener is called for each change, of which writing nothing is none, as often as it is subscribed, until it is unsubscribed":
      async ({ open }) => {
        const { changes, calendarEvents, inbox } = open();
        const heard: Noun[] = [];
        const listener = (change: Noun) => heard.push(change);
        const [unsubscribe, unsubscribeAgain] = [changes.subscribe(listener), changes.subscribe(listener)];
        await calendarEvents.add([]);
        await calendarEvents.update([]);
        await inbox.mark([], "isRead", true);
        await addCalendarEvent(calendarEvents);
        await untilHeard(() => heard, ["events", "events"]);
        unsubscribe();
        unsubscribe();
        await addCalendarEvent(calendarEvents);
        await untilHeard(() => heard, ["events", "events", "events"]);
        unsubscribeAgain();
        await addCalendarEvent(calendarEvents);
        expect(heard).toHaveLength(3);
      },
  }),
  portSuite("notifies other tabs of a change", ["changes", "calendarEvents", "snapshots"], ["openElsewhere"], {
    "another tab is notified of each change, and reads it": async ({ openElsewhere }) => {
      const [here, there] = [openElsewhere(), openElsewhere()];
      const heard: Noun[] = [];
      there.changes.subscribe((change) => heard.push(change));
      const added = await here.calendarEvents.add([aCalendarEventDraft()]);
      await untilHeard(() => heard, ["events"]);
      expect(await there.calendarEvents.list()).toEqual(added);
    },
    "merging a backup notifies another tab of each list that grows": async ({ openElsewhere }) => {
      const [here, there] = [openElsewhere(), openElsewhere()];
      const heard = new Set<Noun>();
      there.changes.subscribe((change) => heard.add(change));
      await here.snapshots.merge({
        ...EMPTY_SNAPSHOT,
        events: [{ value: aCalendarEvent() }],
        messages: [{ value: aContactSubmission() }],
        slides: [{ value: aGallerySlide() }],
      });
      await untilHeard(() => heard, new Set(NOUNS));
    },
  }),
];
