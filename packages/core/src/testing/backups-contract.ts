import { expect } from "vitest";
import { BACKUP_ENTRY_NAMES, type BackupEntries } from "../backup/backup-entries.ts";
import { readBackupFile, writeBackupFile } from "../backup/backup-file.ts";
import type { Change } from "../shared/change-feed.ts";
import { ValidationError } from "../shared/errors.ts";
import { type BackupsHarness, contentOf, fill, valuesOf } from "./backups-harness.ts";
import { type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import { corruptedBackups } from "./corrupted-backups.ts";
import { aCalendarEvent, aContactSubmissionDraft, addCalendarEvent, aGallerySlide } from "./fixtures.ts";

const backupOf = (entries: BackupEntries) => writeBackupFile({ createdAt: "2026-01-31T09:00:00.000Z", entries });

const comparison = (counts: readonly (number | null)[][]) =>
  (["events", "messages", "slides"] as const).map((noun, row) => {
    const [here, inBackup, added] = counts[row] ?? [];
    return { noun, here, inBackup, added };
  });

const CASES: readonly ContractCase<BackupsHarness>[] = [
  {
    promise: "an export is a backup file with every record, and says when it was made",
    async prove({ open, clock }) {
      await fill(open());
      const { createdAt, entries } = readBackupFile(await open().backups.export());
      expect(Date.parse(createdAt)).toBe(clock.now());
      const { events, messages, slides } = await contentOf(open());
      const records = valuesOf(entries);
      expect(records[BACKUP_ENTRY_NAMES.events]).toEqual(events);
      expect(records[BACKUP_ENTRY_NAMES.slides]).toEqual(slides);
      const submissions = messages.map(({ isRead: _, ...submission }) => submission);
      expect(records[BACKUP_ENTRY_NAMES.messages]).toHaveLength(2);
      expect(records[BACKUP_ENTRY_NAMES.messages]).toEqual(expect.arrayContaining(submissions));
    },
  },
  {
    promise: "it says when a backup was last exported, and null before the first",
    async prove({ open, clock }) {
      expect(await open().backups.lastBackupAt()).toBeNull();
      const { createdAt } = readBackupFile(await open().backups.export());
      expect(await open().backups.lastBackupAt()).toBe(Date.parse(createdAt));
      clock.advance(86_400_000);
      const later = readBackupFile(await open().backups.export());
      expect(await open().backups.lastBackupAt()).toBe(Date.parse(later.createdAt));
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
    promise: "replacing with a backup of a new store leaves nothing",
    async prove({ open }) {
      const file = await open().backups.export();
      await fill(open());
      await open().backups.restore(file, "replace");
      const { events, messages, deletedEvents, deletedMessages } = await contentOf(open());
      expect([events, messages, deletedEvents, deletedMessages]).toEqual([[], [], [], []]);
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
      expect((await backups.preview(file)).comparison).toEqual(
        comparison([
          [2, 2, 1],
          [1, 2, 1],
          [12, 12, 0],
        ]),
      );
      await backups.restore(file, "merge");
      const merged = await contentOf(open());
      const withoutId = ({ id: _, ...fields }: { readonly id: number }) => fields;
      expect(merged.events.slice(0, 2)).toEqual([before.events[1], later]);
      expect(merged.events.slice(2).map(withoutId)).toEqual(before.events.slice(0, 1).map(withoutId));
      expect(new Set(merged.events.map(({ id }) => id)).size).toBe(3);
      expect(merged.messages).toHaveLength(2);
      expect(merged.messages).toEqual(expect.arrayContaining([...before.messages]));
      expect(merged.slides).toEqual(before.slides);
      await open().backups.restore(file, "merge");
      expect(await contentOf(open())).toEqual(merged);
    },
  },
  {
    promise: "merging into a new store brings back every record, removed ones as removed",
    async prove({ open }) {
      const blank = await open().backups.export();
      await fill(open());
      const before = await contentOf(open());
      const file = await open().backups.export();
      await open().backups.restore(blank, "replace");
      await open().backups.restore(file, "merge");
      const { events, messages, slides, deletedEvents, deletedMessages } = await contentOf(open());
      expect([events, slides, deletedEvents]).toEqual([before.events, before.slides, before.deletedEvents]);
      expect(deletedMessages).toEqual(before.deletedMessages);
      expect(messages).toEqual(before.messages.map((message) => ({ ...message, isRead: false })));
    },
  },
  {
    promise: "a preview compares the file with what is here, and changes nothing",
    async prove({ open }) {
      await fill(open());
      const before = await contentOf(open());
      const events = JSON.stringify([aCalendarEvent({ title: "three" }), { unreadable: true }]);
      const file = backupOf({ calendarEvents: events, contactSubmissions: "[{" });
      expect(await open().backups.preview(file)).toEqual({
        createdAt: "2026-01-31T09:00:00.000Z",
        comparison: comparison([
          [2, 2, 2],
          [2, null, null],
          [12, 0, 0],
        ]),
      });
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
      const { events, slides } = await contentOf(open());
      expect([events, slides]).toEqual([[aCalendarEvent()], [aGallerySlide({ id: 7 })]]);
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
          expect(error).toBeInstanceOf(ValidationError);
          expect(error).toMatchObject({ issues: [{ field: "file", code: refusal }] });
        }
      }
      expect(await contentOf(open())).toEqual(before);
      expect(await backups.lastBackupAt()).toBe(exportedAt);
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
    promise: "restoring a backup counts as having one, and a refused file does not",
    async prove({ open, clock }) {
      const file = await open().backups.export();
      for (const mode of ["merge", "replace"] as const) {
        const before = (await open().backups.lastBackupAt()) ?? 0;
        clock.advance(86_400_000);
        await expect(open().backups.restore(file.slice(0, -9), mode)).rejects.toBeInstanceOf(ValidationError);
        expect(await open().backups.lastBackupAt()).toBe(before);
        await open().backups.restore(file, mode);
        expect(await open().backups.lastBackupAt()).toBe(clock.now());
      }
    },
  },
  {
    promise: "with a broken clock, a backup is noted as made in 1970",
    async prove({ open, clock }) {
      clock.set(Number.NaN);
      const file = await open().backups.export();
      expect(await open().backups.lastBackupAt()).toBe(0);
      for (const mode of ["merge", "replace"] as const) {
        await open().backups.restore(file, mode);
        expect(await open().backups.lastBackupAt()).toBe(0);
      }
    },
  },
];

/** What every `Backups` promises, on any storage. */
export function describeBackups(name: string, createHarness: CreateHarness<BackupsHarness>): void {
  describeContract(`${name} keeps the contract of Backups`, CASES, createHarness);
}
