import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";
import { LOCAL_STORAGE_BACKUP } from "./testing/local-storage-backup.ts";

it("a backup from local storage is restored in memory, and exported again byte for byte", async () => {
  const clock = new FixedClock("2026-05-01T12:01:00.000Z");
  const { backups, calendarEvents, inbox, gallerySlides, ownMessages, diagnostics } = createMemoryBackend({ clock });
  await backups.restore(LOCAL_STORAGE_BACKUP, "replace");
  expect((await calendarEvents.list()).map(({ title }) => title)).toEqual([
    "Group Reiki evening",
    "Aura reading “for two”",
    "Workshop",
  ]);
  expect(await inbox.list()).toMatchObject([
    { fullName: "Bruno Ōta", notes: "", isRead: false },
    { fullName: "Alma Reyes", notes: "Do you also read for horses?\n🐴", isRead: true },
  ]);
  expect(await gallerySlides.list()).toHaveLength(2);
  expect(await ownMessages.list()).toMatchObject({ isEmpty: false, isDamaged: false });
  expect(await diagnostics.issues()).toEqual([
    { noun: "events", code: "unreadable-records", count: 1, fields: ["id"] },
  ]);
  expect(await backups.export()).toBe(LOCAL_STORAGE_BACKUP);
});

it("what this backend does not understand survives its own changes", async () => {
  const { backups, calendarEvents } = createMemoryBackend();
  await backups.restore(LOCAL_STORAGE_BACKUP, "merge");
  await backups.restore(LOCAL_STORAGE_BACKUP, "replace");
  const [, event, last] = await calendarEvents.list();
  if (event === undefined || last === undefined) throw new Error("The backup has three events.");
  const { id, ...draft } = event;
  await calendarEvents.remove([last.id]);
  await calendarEvents.update([{ before: event, draft: { ...draft, title: "Aura reading" } }]);
  await calendarEvents.remove([id]);
  await calendarEvents.restore([id]);
  const { entries } = JSON.parse(await backups.export());
  expect(entries["calendarEvents:quarantine:4e15fcd3-2"]).toBe("[{");
  const values = JSON.parse(entries.calendarEvents);
  expect(values).toHaveLength(3);
  expect(values[1]).toEqual({ title: "Kept, though it has no date" });
  expect(values[2]).toEqual({ ...draft, title: "Aura reading", id, price: 40 });
});
