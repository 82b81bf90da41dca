import { expect } from "vitest";
import { EMPTY_SNAPSHOT, type Snapshot } from "../snapshot/snapshot.ts";
import { aCalendarEvent, aContactSubmission, addCalendarEvent, aGallerySlide } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

const PORTS = ["calendarEvents", "contactSubmissions", "inbox", "deletedRecords", "snapshots"] as const;

const eventsOf = (...events: object[]) => events.map((event) => ({ json: JSON.stringify(event) }));

/** What every `Snapshots` promises, on any storage. */
export const snapshotsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of Snapshots", PORTS, [], {
    "what the backend does not understand, or does not show, is returned as it was": async ({ open }) => {
      const snapshot: Snapshot = {
        events: [...eventsOf(aCalendarEvent()), { json: '{"x-future": 1e2, "id": 7}' }, { json: "null" }],
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
      const { version: _, ...read } = await open().snapshots.read();
      expect(read).toEqual(snapshot);
      expect(await open().calendarEvents.list()).toEqual([aCalendarEvent()]);
      await open().snapshots.replace(EMPTY_SNAPSHOT, (await open().snapshots.read()).version);
      const { version: __, ...emptied } = await open().snapshots.read();
      expect(Object.values(emptied).filter((list) => list?.length)).toEqual([]);
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
  portSuite("keeps the contract of StorageDiagnostics", ["calendarEvents", "diagnostics"], [], {
    "the raw export is JSON, and has what is stored": async ({ open }) => {
      await addCalendarEvent(open().calendarEvents, { title: "an evening in words of its own" });
      const text = await open().diagnostics.exportRaw();
      expect(() => JSON.parse(text)).not.toThrow();
      expect(text).toContain("an evening in words of its own");
    },
  }),
];
