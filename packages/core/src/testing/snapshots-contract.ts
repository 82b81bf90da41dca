import { expect } from "vitest";
import { EMPTY_SNAPSHOT, type Snapshot } from "../snapshot/snapshot.ts";
import { aCalendarEvent, aContactSubmission, addCalendarEvent, aGallerySlide } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./ports-harness.ts";

const PORTS = ["calendarEvents", "contactSubmissions", "inbox", "deletedRecords", "snapshots"] as const;

const eventsOf = (...events: object[]) => events.map((value) => ({ value }));

export const snapshotsSuites: readonly PortSuite[] = [
  portSuite("fulfills the Snapshots contract", PORTS, [], {
    "preserves values that it cannot read": async ({ open }) => {
      const snapshot: Snapshot = {
        events: [
          ...eventsOf(aCalendarEvent()),
          { value: { "x-future": 40, id: 7 } },
          { value: null },
          { value: "[{ damaged" },
        ],
        messages: [{ value: aContactSubmission(), isRead: true, isAnswered: true, isSuspectedSpam: true }],
        slides: eventsOf(aGallerySlide({ id: 7 })),
        deleted: [
          { noun: "events", deletedAt: "2026-04-30T12:00:00.000Z", value: { id: 8, of: "another version" } },
          {
            noun: "messages",
            deletedAt: "2026-04-30T12:00:00.000Z",
            value: aContactSubmission({ id: 8 }),
            isRead: true,
          },
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
    "leaves a list empty after replacing it with an empty one": async ({ open }) => {
      await addCalendarEvent(open().calendarEvents);
      const { version } = await open().snapshots.read();
      await open().snapshots.replace({ ...EMPTY_SNAPSHOT, events: [], messages: [] }, version);
      expect(await open().snapshots.read()).toMatchObject({ events: [], messages: [] });
    },
    "gives every state a different version": async ({ open }) => {
      const versions: string[] = [];
      for (const id of [1, 2, 3]) {
        const { version } = await open().snapshots.read();
        versions.push(version);
        await open().snapshots.replace({ ...EMPTY_SNAPSHOT, events: eventsOf(aCalendarEvent({ id })) }, version);
      }
      expect(new Set(versions).size).toBe(versions.length);
      const stale = open().snapshots.replace(EMPTY_SNAPSHOT, versions[1] ?? "");
      await expect(stale).rejects.toMatchObject({ code: "conflict" });
    },
    "rejects a list without a readable record instead of returning an empty one": async ({ open }) => {
      const nothing = [{ value: { "written by": "another hand" } }, { value: "[{" }];
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
  portSuite("records the owner's last backup", ["snapshots"], [], {
    "reports when the owner last made a backup": async ({ open, clock }) => {
      expect((await open().snapshots.backupTimes()).lastBackupAt).toBeNull();
      const { version } = await open().snapshots.read();
      for (const moment of ["2026-05-01T12:00:00.000Z", "2026-06-02T23:59:59.999Z"]) {
        clock.set(moment);
        await open().snapshots.recordBackup();
        clock.advance(1);
        expect((await open().snapshots.backupTimes()).lastBackupAt).toBe(Date.parse(moment));
      }
      expect((await open().snapshots.read()).version).toBe(version);
    },
    "keeps the time of the last backup when a snapshot replaces everything": async ({ open, clock }) => {
      await open().snapshots.recordBackup();
      await open().snapshots.replace(EMPTY_SNAPSHOT, (await open().snapshots.read()).version);
      expect((await open().snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
    },
  }),
  portSuite("fulfills the StorageDiagnostics contract", ["calendarEvents", "diagnostics"], [], {
    "exports everything that is stored as JSON": async ({ open }) => {
      await addCalendarEvent(open().calendarEvents, { title: "an evening in words of its own" });
      const text = await open().diagnostics.exportRaw();
      expect(() => JSON.parse(text)).not.toThrow();
      expect(text).toContain("an evening in words of its own");
    },
  }),
];
