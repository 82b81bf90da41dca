import { expect } from "vitest";
import type { Change, ChangeFeed } from "../shared/change-feed.ts";
import { type BackendHarness, contractSuite } from "./contract.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmissionDraft,
  addCalendarEvent,
  addContactSubmission,
} from "./fixtures.ts";
import type { Ports } from "./ports-harness.ts";
import { fill } from "./snapshots-harness.ts";

export type ChangeFeedHarness = BackendHarness<Ports & { readonly changes: ChangeFeed }>;

/** What every backend's `ChangeFeed` promises about changes made through its own ports. */
export const describeChangeFeed = contractSuite<ChangeFeedHarness>("keeps the contract of ChangeFeed", [
  {
    promise: "each write of events publishes one change of events, once a read sees it",
    async prove({ open }) {
      const { changes, calendarEvents, deletedRecords } = open();
      const seen: Promise<string[]>[] = [];
      changes.subscribe((change) =>
        seen.push(calendarEvents.list().then((events) => [change, ...events.map(({ title }) => title)])),
      );
      const drafts = ["one", "two"].map((title) => aCalendarEventDraft({ title }));
      const [event = aCalendarEvent()] = await calendarEvents.add(drafts);
      await Promise.all(seen);
      await calendarEvents.update([{ before: event, draft: aCalendarEventDraft({ title: "changed" }) }]);
      await Promise.all(seen);
      await calendarEvents.remove([event.id]);
      await Promise.all(seen);
      await deletedRecords.restore("events", [event.id]);
      expect(await Promise.all(seen)).toEqual([
        ["events", "one", "two"],
        ["events", "changed", "two"],
        ["events", "two"],
        ["events", "two", "changed"],
      ]);
    },
  },
  {
    promise: "each write of messages publishes one change of messages, once a read sees it",
    async prove({ open }) {
      const ports = open();
      const { changes, inbox, deletedRecords } = ports;
      const seen: Promise<unknown[]>[] = [];
      changes.subscribe((change) =>
        seen.push(inbox.list().then((messages) => [change, ...messages.map(({ isRead }) => isRead)])),
      );
      const { id } = await addContactSubmission(ports);
      await Promise.all(seen);
      await inbox.setRead(id, true);
      await Promise.all(seen);
      await inbox.remove(id);
      await Promise.all(seen);
      await deletedRecords.restore("messages", [id]);
      expect(await Promise.all(seen)).toEqual([
        ["messages", false],
        ["messages", true],
        ["messages"],
        ["messages", true],
      ]);
    },
  },
  {
    promise: "a refused write publishes no change, nor does adding nothing",
    async prove({ open }) {
      const { changes, calendarEvents, contactSubmissions, inbox, deletedRecords } = open();
      const event = await addCalendarEvent(calendarEvents);
      const heard: Change[] = [];
      changes.subscribe((change) => heard.push(change));
      await calendarEvents.add([]);
      for (const refused of [
        () => calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft({ title: "" })]),
        () => calendarEvents.update([{ before: event, draft: aCalendarEventDraft({ title: "" }) }]),
        () => calendarEvents.update([{ before: { ...event, title: "other" }, draft: aCalendarEventDraft() }]),
        () => calendarEvents.remove([event.id + 1]),
        () => deletedRecords.restore("events", [event.id]),
        () => contactSubmissions.add(aContactSubmissionDraft({ email: "" })),
        () => inbox.setRead(event.id, true),
        () => inbox.remove(event.id),
        () => deletedRecords.restore("messages", [event.id]),
      ]) {
        await expect(refused()).rejects.toThrow();
      }
      expect(heard).toEqual([]);
    },
  },
  {
    promise: "restoring a backup publishes its changes, once a read sees them",
    async prove({ open }) {
      await fill(open());
      const file = await open().backups.export();
      const { backups, calendarEvents, changes, inbox } = open();
      await calendarEvents.remove([(await calendarEvents.list())[0]?.id ?? -1]);
      await inbox.remove((await inbox.list())[0]?.id ?? -1);
      const heard: Change[] = [];
      const seen: Promise<readonly unknown[]>[] = [];
      changes.subscribe((change) => {
        heard.push(change);
        seen.push(calendarEvents.list());
      });
      await backups.restore(file, "replace");
      expect(heard).toEqual(expect.arrayContaining(["events", "messages"]));
      expect(new Set(heard).size).toBe(heard.length);
      for (const events of await Promise.all(seen)) expect(events).toHaveLength(2);
    },
  },
  {
    promise: "a listener is called for each change as often as it is subscribed, until it is unsubscribed",
    async prove({ open }) {
      const { changes, calendarEvents } = open();
      const heard: Change[] = [];
      const listener = (change: Change) => heard.push(change);
      const [unsubscribe, unsubscribeAgain] = [changes.subscribe(listener), changes.subscribe(listener)];
      await addCalendarEvent(calendarEvents);
      expect(heard).toEqual(["events", "events"]);
      unsubscribe();
      unsubscribe();
      await addCalendarEvent(calendarEvents);
      expect(heard).toEqual(["events", "events", "events"]);
      unsubscribeAgain();
      await addCalendarEvent(calendarEvents);
      expect(heard).toHaveLength(3);
    },
  },
]);
