import { expect } from "vitest";
import { EMPTY_SNAPSHOT, idInJson, type Snapshot } from "../snapshot/snapshot.ts";
import {
  aCalendarEvent,
  aContactSubmission,
  addCalendarEvent,
  addContactSubmission,
  aGallerySlide,
} from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";
import { contentOf, fill } from "./snapshots-harness.ts";

const PORTS = [
  "calendarEvents",
  "contactSubmissions",
  "inbox",
  "gallerySlides",
  "deletedRecords",
  "snapshots",
] as const;

/** What a snapshot says, without its version. */
const lists = ({ events, messages, slides, deleted, unreadable }: Snapshot): Snapshot => ({
  events,
  messages,
  slides,
  deleted,
  unreadable,
});

const eventsOf = (...events: object[]) => events.map((event) => ({ json: JSON.stringify(event) }));

/** What every `Snapshots` promises, on any storage. */
export const snapshotsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of Snapshots", PORTS, [], {
    "a snapshot holds every record with its marks, and the deleted ones": async ({ open }) => {
      await fill(open());
      const { events, messages, deletedEvents, deletedMessages } = await contentOf(open());
      const snapshot = await open().snapshots.read();
      expect(snapshot.events?.map(({ json }) => JSON.parse(json))).toEqual(events);
      const kept = snapshot.messages?.map(({ json, isRead = false }) => ({ ...JSON.parse(json), isRead }));
      expect(kept).toHaveLength(messages.length);
      expect(kept).toEqual(expect.arrayContaining([...messages]));
      const deleted = snapshot.deleted.map(({ noun, json, deletedAt }) => [noun, idInJson(json), deletedAt]);
      expect(deleted).toEqual([
        ...deletedEvents.map(({ record, deletedAt }) => ["events", record.id, deletedAt]),
        ...deletedMessages.map(({ record, deletedAt }) => ["messages", record.id, deletedAt]),
      ]);
    },
    "replacing brings back what was there and takes away what came since, twice, too": async ({ open }) => {
      await fill(open());
      const before = await contentOf(open());
      const snapshot = await open().snapshots.read();
      const { calendarEvents, inbox } = open();
      await calendarEvents.remove([before.events[0]?.id ?? -1]);
      await addCalendarEvent(calendarEvents, { title: "later" });
      for (const { id } of before.messages) await inbox.remove(id);
      for (let time = 0; time < 2; time++) {
        await open().snapshots.replace(snapshot, (await open().snapshots.read()).version);
        expect(await contentOf(open())).toEqual(before);
        expect(lists(await open().snapshots.read())).toEqual(lists(snapshot));
      }
    },
    "the version changes with each write, and replacing what has changed since is refused": async ({ open }) => {
      const { calendarEvents, deletedRecords, inbox, snapshots } = open();
      await fill(open());
      const [event] = await calendarEvents.list();
      const [message] = await inbox.list();
      const id = event?.id ?? -1;
      for (const write of [
        () => addCalendarEvent(calendarEvents, { title: "later" }),
        () => calendarEvents.remove([id]),
        () => deletedRecords.restore("events", [id]),
        () => inbox.setRead(message?.id ?? -1, !message?.isRead),
        () => inbox.remove(message?.id ?? -1),
        () => snapshots.merge({ ...EMPTY_SNAPSHOT, slides: [{ json: JSON.stringify(aGallerySlide({ id: 99 })) }] }),
      ]) {
        const { version } = await snapshots.read();
        await write();
        const { version: next, ...now } = await open().snapshots.read();
        expect(next).not.toBe(version);
        await expect(snapshots.replace(EMPTY_SNAPSHOT, version)).rejects.toMatchObject({ code: "conflict" });
        expect(await open().snapshots.read()).toEqual({ ...now, version: next });
      }
    },
    "merging adds what is missing and keeps what is here; merging again adds nothing": async ({ open }) => {
      await fill(open());
      const before = await contentOf(open());
      const snapshot = await open().snapshots.read();
      const { calendarEvents, inbox, snapshots } = open();
      const [first, second] = before.events;
      if (first === undefined || second === undefined) throw new Error("fill() adds two events");
      await calendarEvents.remove([first.id]);
      const [changed] = await calendarEvents.update([{ before: second, draft: { ...second, title: "since" } }]);
      const later = await addCalendarEvent(calendarEvents, { title: "later" });
      await inbox.remove(before.messages.find(({ isRead }) => isRead)?.id ?? -1);
      await snapshots.merge(snapshot);
      const merged = await contentOf(open());
      expect(merged.events).toEqual([changed, later, first]);
      expect(merged.messages).toHaveLength(before.messages.length);
      expect(merged.messages).toEqual(expect.arrayContaining([...before.messages]));
      await open().snapshots.merge(snapshot);
      expect(await contentOf(open())).toEqual(merged);
    },
    "merging into an empty store brings back every record with its mark, deleted ones as deleted": async ({ open }) => {
      await fill(open());
      const before = await contentOf(open());
      const { version, ...snapshot } = await open().snapshots.read();
      await open().snapshots.replace(EMPTY_SNAPSHOT, version);
      const { events, messages, deletedEvents, deletedMessages } = await contentOf(open());
      expect([events, messages, deletedEvents, deletedMessages]).toEqual([[], [], [], []]);
      await open().snapshots.merge(snapshot);
      expect(await contentOf(open())).toEqual(before);
    },
    "what the backend does not understand, or does not show, is returned as it was": async ({ open }) => {
      const snapshot: Snapshot = {
        events: [...eventsOf(aCalendarEvent()), { json: '{"price": 1e2, "id": 7}' }, { json: "null" }],
        messages: [{ json: JSON.stringify(aContactSubmission()), isRead: true, isSuspectedSpam: true }],
        slides: eventsOf(aGallerySlide({ id: 7 })),
        deleted: [
          { noun: "events", deletedAt: "2026-04-30T12:00:00.000Z", json: '{"id":8,"of":"another version"}' },
          {
            noun: "messages",
            deletedAt: "2026-04-30T12:00:00.000Z",
            json: JSON.stringify(aContactSubmission({ id: 8 })),
            isRead: true,
          },
        ],
        unreadable: [
          { noun: "events", kind: "other", name: ":a copy", text: "damaged \u0000 \uD800" },
          { noun: "messages", kind: "other", name: ":note", text: '{"of":"another backend"}' },
        ],
      };
      await open().snapshots.replace(snapshot, (await open().snapshots.read()).version);
      expect(lists(await open().snapshots.read())).toEqual(snapshot);
      expect(await open().calendarEvents.list()).toEqual([aCalendarEvent()]);
      await open().snapshots.replace(EMPTY_SNAPSHOT, (await open().snapshots.read()).version);
      expect(await open().snapshots.read()).toMatchObject({ deleted: [], unreadable: [] });
    },
    "a list that cannot be read, or that a later version wrote, is kept, and takes no additions": async ({ open }) => {
      const snapshot: Snapshot = {
        ...EMPTY_SNAPSHOT,
        events: eventsOf(aCalendarEvent()),
        unreadable: [
          { noun: "events", kind: "version", name: "its version", text: "2" },
          { noun: "messages", kind: "list", name: "", text: "[{" },
        ],
      };
      await open().snapshots.replace(snapshot, (await open().snapshots.read()).version);
      await open().snapshots.merge({ ...EMPTY_SNAPSHOT, events: eventsOf(aCalendarEvent({ id: 2 })) });
      const { events, unreadable } = await open().snapshots.read();
      expect(events).toEqual(snapshot.events);
      expect(unreadable.map(({ noun, text }) => [noun, text])).toEqual(
        expect.arrayContaining([
          ["events", "2"],
          ["messages", "[{"],
        ]),
      );
    },
    "merging keeps the read marks that are here, and brings those of what it adds": async ({ open }) => {
      const { inbox, snapshots } = open();
      const [one, other] = [await addContactSubmission(open()), await addContactSubmission(open())];
      await inbox.setRead(other.id, true);
      const { version: _, ...snapshot } = await snapshots.read();
      await inbox.setRead(one.id, true);
      await inbox.remove(other.id);
      await snapshots.merge(snapshot);
      expect(await open().inbox.list()).toMatchObject([{ isRead: true }, { isRead: true }]);
    },
    "a field that this version does not know survives changing, deleting and restoring": async ({ open }) => {
      const event = aCalendarEvent();
      const stored = { ...EMPTY_SNAPSHOT, events: eventsOf({ ...event, price: 40 }) };
      await open().snapshots.replace(stored, (await open().snapshots.read()).version);
      const { calendarEvents, deletedRecords, snapshots } = open();
      await calendarEvents.update([{ before: event, draft: { ...event, title: "changed", location: undefined } }]);
      await calendarEvents.remove([event.id]);
      await deletedRecords.restore("events", [event.id]);
      const { location: _, ...changed } = { ...event, title: "changed", price: 40 };
      const { events, deleted } = await snapshots.read();
      expect(events?.map(({ json }) => JSON.parse(json))).toEqual([changed]);
      expect(deleted).toEqual([]);
    },
    "a list of which nothing can be read is no empty list": async ({ open }) => {
      const nothing = [{ json: '{"written by":"another hand"}' }];
      const stored = { ...EMPTY_SNAPSHOT, events: nothing, messages: nothing };
      await open().snapshots.replace(stored, (await open().snapshots.read()).version);
      const { calendarEvents, inbox, upcomingEvents } = open();
      const upcoming = () => upcomingEvents?.list({ from: "2026-05-01", limit: 10 });
      for (const list of [() => calendarEvents.list(), () => inbox.list(), ...(upcomingEvents ? [upcoming] : [])])
        await expect(list()).rejects.toMatchObject({ code: "unavailable", reason: "unreadable" });
      const added = await addCalendarEvent(calendarEvents);
      expect(await open().calendarEvents.list()).toEqual([added]);
    },
  }),
  portSuite("knows the owner's last backup", ["snapshots"], ["clock"], {
    "it says when the owner last had a backup": async ({ open, clock }) => {
      expect((await open().snapshots.backupTimes()).lastBackupAt).toBeNull();
      const { version } = await open().snapshots.read();
      await open().snapshots.recordBackup();
      expect((await open().snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
      expect((await open().snapshots.read()).version).toBe(version);
    },
  }),
];
