import { expect } from "vitest";
import { BACKUP_ENTRY_NAMES, type BackupEntries } from "../backup/backup-entries.ts";
import { readBackupFile, writeBackupFile } from "../backup/backup-file.ts";
import type { BackupComparison } from "../backup/backups.ts";
import { corruptedBackups } from "./corrupted-backups.ts";
import { aCalendarEvent, aContactSubmissionDraft, addCalendarEvent, aGallerySlide } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";
import { contentOf, fill, valuesOf } from "./snapshots-harness.ts";

const backupOf = (entries: BackupEntries) => writeBackupFile({ createdAt: "2026-01-31T09:00:00.000Z", entries });

const counted = (comparison: readonly BackupComparison[]) =>
  comparison.map(({ here, inBackup, added }) => [here, inBackup, added?.length ?? null]);

const PORTS = ["calendarEvents", "contactSubmissions", "inbox", "gallerySlides", "deletedRecords", "backups"] as const;

/** What every `Backups` promises, on any storage. */
export const backupsSuite = portSuite("keeps the contract of Backups", { ports: PORTS, tools: ["clock"] }, [
  {
    promise: "an export is a backup file with every record, and says when it was made",
    async prove({ open, clock }) {
      await fill(open());
      const { createdAt, entries } = readBackupFile(await open().backups.export());
      expect(Date.parse(createdAt)).toBe(clock.now());
      const { events, messages, slides } = await contentOf(open());
      const records = valuesOf(entries);
      expect(records[BACKUP_ENTRY_NAMES.events]).toEqual(events);
      // A backend that stores none shows those of the settings.
      expect([slides, []]).toContainEqual(records[BACKUP_ENTRY_NAMES.slides]);
      const submissions = messages.map(({ isRead: _, ...submission }) => submission);
      expect(records[BACKUP_ENTRY_NAMES.messages]).toHaveLength(2);
      expect(records[BACKUP_ENTRY_NAMES.messages]).toEqual(expect.arrayContaining(submissions));
    },
  },
  {
    promise: "replacing brings back what was there when the backup was made, with read marks and removed records",
    async prove({ open }) {
      await fill(open());
      const before = await contentOf(open());
      const file = await open().backups.export();
      const { backups, calendarEvents, contactSubmissions, inbox } = open();
      await calendarEvents.remove([before.events[0]?.id ?? -1]);
      await addCalendarEvent(calendarEvents, { title: "later" });
      for (const { id } of before.messages) await inbox.remove(id);
      await contactSubmissions.add(aContactSubmissionDraft({ fullName: "later" }));
      await backups.restore(file, "replace");
      expect(await contentOf(open())).toEqual(before);
      await open().backups.restore(file, "replace");
      expect(await contentOf(open())).toEqual(before);
      const entries = readBackupFile(await open().backups.export()).entries;
      expect(valuesOf(entries)).toEqual(valuesOf(readBackupFile(file).entries));
    },
  },
  {
    promise: "merging adds what is missing and keeps what is here; merging again adds nothing",
    async prove({ open }) {
      await fill(open());
      const before = await contentOf(open());
      const file = await open().backups.export();
      const { backups, calendarEvents, inbox } = open();
      await calendarEvents.remove([before.events[0]?.id ?? -1]);
      const later = await addCalendarEvent(calendarEvents, { title: "later" });
      await inbox.remove(before.messages.find(({ isRead }) => !isRead)?.id ?? -1);
      expect(counted((await backups.preview(file)).comparison)).toEqual([
        [2, 2, 1],
        [1, 2, 1],
        [expect.any(Number), expect.any(Number), 0],
      ]);
      await backups.restore(file, "merge");
      const merged = await contentOf(open());
      expect(merged.events).toEqual([before.events[1], later, before.events[0]]);
      expect(merged.messages).toHaveLength(2);
      expect(merged.messages).toEqual(expect.arrayContaining([...before.messages]));
      expect(merged.slides).toEqual(before.slides);
      await open().backups.restore(file, "merge");
      expect(await contentOf(open())).toEqual(merged);
    },
  },
  {
    promise: "merging keeps what is here under the same id, and the preview names what differs",
    async prove({ open }) {
      const event = await addCalendarEvent(open().calendarEvents, { title: "before" });
      const file = await open().backups.export();
      const [changed] = await open().calendarEvents.update([{ before: event, draft: { ...event, title: "since" } }]);
      const { comparison } = await open().backups.preview(file);
      expect(comparison[0]).toMatchObject({ added: [], differing: [{ title: "before", date: event.date }] });
      await open().backups.restore(file, "merge");
      expect(await open().calendarEvents.list()).toEqual([changed]);
    },
  },
  {
    promise:
      "replacing with a backup of a new store leaves nothing; merging into it brings back every record, with its read mark, and deleted ones as deleted",
    async prove({ open }) {
      const blank = await open().backups.export();
      await fill(open());
      const before = await contentOf(open());
      const file = await open().backups.export();
      await open().backups.restore(blank, "replace");
      const { events, messages, deletedEvents, deletedMessages } = await contentOf(open());
      expect([events, messages, deletedEvents, deletedMessages]).toEqual([[], [], [], []]);
      await open().backups.restore(file, "merge");
      expect(await contentOf(open())).toEqual(before);
    },
  },
  {
    promise: "a preview compares the file with what is here, and changes nothing",
    async prove({ open }) {
      await fill(open());
      const before = await contentOf(open());
      const events = JSON.stringify([aCalendarEvent({ id: 7, title: "three" }), { unreadable: true }]);
      const file = backupOf({ calendarEvents: events, contactSubmissions: "[{" });
      const { createdAt, comparison } = await open().backups.preview(file);
      expect(createdAt).toBe("2026-01-31T09:00:00.000Z");
      expect(counted(comparison)).toEqual([
        [2, 2, 2],
        [2, null, null],
        [expect.any(Number), 0, 0],
      ]);
      const added = [
        { title: "three", date: "2026-05-14" },
        { title: "", date: "" },
      ];
      expect(comparison[0]).toMatchObject({ added, differing: [] });
      expect(await contentOf(open())).toEqual(before);
      expect(await open().backups.lastBackupAt()).toBeNull();
    },
  },
  {
    promise: "what the backend does not understand in a backup is exported again as it was",
    async prove({ open }) {
      const entries = {
        calendarEvents: JSON.stringify([{ ...aCalendarEvent(), price: 40 }, null, { id: "7" }]),
        "calendarEvents:quarantine:811c9dc5-4": '"text that was damaged"',
        contactSubmissions: "[]",
        "contactSubmissions:note": '{"of":"another backend"}',
        carouselImages: JSON.stringify([aGallerySlide({ id: 7 })]),
      };
      await open().backups.restore(backupOf(entries), "replace");
      expect(await open().calendarEvents.list()).toEqual([aCalendarEvent()]);
      const added = await addCalendarEvent(open().calendarEvents, { title: "later" });
      const exported = valuesOf(readBackupFile(await open().backups.export()).entries);
      const calendarEvents = [...JSON.parse(entries.calendarEvents), added];
      expect(exported).toEqual({ ...valuesOf(entries), calendarEvents });
    },
  },
  {
    promise: "a file that is not a whole backup is refused with its code, and nothing changes",
    async prove({ open }) {
      await fill(open());
      const before = await contentOf(open());
      const { backups } = open();
      const whole = await backups.export();
      const exportedAt = await backups.lastBackupAt();
      for (const refusal of ["empty", "foreign", "newer", "damaged"]) {
        const text = corruptedBackups(whole).find((file) => file.refusal === refusal)?.text ?? "";
        for (const refused of [
          () => backups.preview(text),
          () => backups.restore(text, "merge"),
          () => backups.restore(text, "replace"),
        ]) {
          const error: unknown = await refused().catch((thrown: unknown) => thrown);
          expect(error).toMatchObject({ code: "invalid" });
          expect(error).toMatchObject({ issues: [{ field: "file", code: refusal }] });
        }
      }
      expect(await contentOf(open())).toEqual(before);
      expect(await backups.lastBackupAt()).toBe(exportedAt);
    },
  },
  {
    promise: "it says when a backup was last exported or restored; a refused file does not count",
    async prove({ open, clock }) {
      expect(await open().backups.lastBackupAt()).toBeNull();
      const file = await open().backups.export();
      for (const mode of ["merge", "replace"] as const) {
        const before = clock.now();
        clock.advance(86_400_000);
        await expect(open().backups.restore(file.slice(0, -9), mode)).rejects.toMatchObject({ code: "invalid" });
        expect(await open().backups.lastBackupAt()).toBe(before);
        await open().backups.restore(file, mode);
        expect(await open().backups.lastBackupAt()).toBe(clock.now());
      }
    },
  },
]);
