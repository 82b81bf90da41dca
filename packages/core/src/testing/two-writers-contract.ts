import { expect } from "vitest";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmissionDraft, addCalendarEvent } from "./fixtures.ts";
import { messagesOf, type PortSuite, portSuite } from "./ports-harness.ts";

const TEN = Array.from({ length: 10 }, (_, index) => index);

export const twoWritersSuites: readonly PortSuite[] = [
  portSuite("keeps every event from two simultaneous writers", ["calendarEvents"], [], {
    "stores each added event once under a unique id": async ({ open }) => {
      const writers = [open().calendarEvents, open().calendarEvents];
      const titles = TEN.map((index) => `event ${index}`);
      await Promise.all(titles.map((title, index) => writers[index % 2]?.add([aCalendarEventDraft({ title })])));
      const events = await open().calendarEvents.list();
      expect(events.map(({ title }) => title).toSorted()).toEqual(titles);
      expect(new Set(events.map(({ id }) => id)).size).toBe(titles.length);
    },
    "rejects one of two simultaneous changes to an event as a conflict": async ({ open }) => {
      const before = await addCalendarEvent(open().calendarEvents);
      const changes = ["mine", "theirs"].map((title) =>
        open().calendarEvents.update([{ before, draft: aCalendarEventDraft({ title }) }]),
      );
      const results = await Promise.allSettled(changes);
      const stored = await open().calendarEvents.list();
      const confirmed = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      expect(confirmed).toContainEqual(stored[0]);
      expect(stored).toHaveLength(1);
      expect(results.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "conflict" } }]);
    },
    "does not bring back events that one writer removes while another adds": async ({ open }) => {
      const events = await open().calendarEvents.add(TEN.map(() => aCalendarEventDraft({ title: "goes" })));
      const [one, other] = [open().calendarEvents, open().calendarEvents];
      await Promise.all([
        ...events.map(({ id }) => one.remove([id])),
        ...TEN.map(() => other.add([aCalendarEventDraft({ title: "stays" })])),
      ]);
      const left = await open().calendarEvents.list();
      expect(left.map(({ title }) => title)).toEqual(TEN.map(() => "stays"));
    },
  }),
  portSuite("deduplicates simultaneous merges", ["snapshots", "calendarEvents"], [], {
    "keeps one copy of each record that two writers merge": async ({ open }) => {
      const offered = { ...EMPTY_SNAPSHOT, events: TEN.map((id) => ({ value: aCalendarEvent({ id }) })) };
      const merges = [open(), open()].map(({ snapshots }) => snapshots.merge(offered));
      await Promise.all([...merges, open().calendarEvents.add([aCalendarEventDraft({ title: "new" })])]);
      const events = await open().calendarEvents.list();
      expect(events.map(({ title }) => title).toSorted()).toEqual([...TEN.map(() => aCalendarEvent().title), "new"]);
    },
  }),
  portSuite("reads consistent snapshots", ["snapshots", "calendarEvents"], [], {
    "returns equal events in snapshots of the same version": async ({ open }) => {
      const { calendarEvents, snapshots } = open();
      const reads = TEN.map(async () => {
        const [read] = await Promise.all([snapshots.read(), calendarEvents.add([aCalendarEventDraft()])]);
        return read;
      });
      const events = new Map<string, unknown>();
      for (const read of [...(await Promise.all(reads)), await open().snapshots.read()]) {
        expect(read.events ?? []).toEqual(events.get(read.version) ?? read.events ?? []);
        events.set(read.version, read.events ?? []);
      }
    },
  }),
  portSuite("keeps every message from two simultaneous visitors", ["contactSubmissions"], [], {
    "stores each message once": async (harness) => {
      const writers = [harness.open().contactSubmissions, harness.open().contactSubmissions];
      const names = TEN.map((index) => `visitor ${index}`);
      await Promise.all(names.map((fullName, index) => writers[index % 2]?.add(aContactSubmissionDraft({ fullName }))));
      expect((await messagesOf(harness)).map(({ fullName }) => fullName).toSorted()).toEqual(names);
    },
  }),
];
