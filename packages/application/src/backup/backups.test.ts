import { ReadOnlyError, StorageFullError, writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { MakeBackup, PreviewBackup, RestoreBackup } from "./backups.ts";

async function aPractice() {
  const clock = new FixedClock();
  const elsewhere = createMemoryBackend({ clock });
  const circle = await addCalendarEvent(elsewhere.calendarEvents, { title: "Circle" });
  clock.advance(1);
  const { text } = await new MakeBackup(elsewhere.snapshots, clock).run();
  const { calendarEvents, snapshots } = createMemoryBackend({ clock });
  const here = await addCalendarEvent(calendarEvents);
  const previewOf = async (file: string) => new PreviewBackup(snapshots).run(file);
  const preview = await previewOf(text);
  if (preview.kind !== "preview") throw new Error(preview.reason);
  return { clock, calendarEvents, snapshots, here, circle, text, preview, previewOf };
}

describe("previewing a backup", () => {
  it("compares the file with the stored data without changing anything", async () => {
    const { calendarEvents, here, circle, preview } = await aPractice();
    const [events] = preview.comparison;
    expect(events).toMatchObject({ noun: "events", here: 1, offered: 1, added: [{ title: circle.title }] });
    expect(await calendarEvents.list()).toEqual([here]);
  });

  it("refuses a file that is not a backup", async () => {
    const { text, previewOf } = await aPractice();
    const calendar = { createdAt: "2026-05-01T12:00:00.000Z", events: [aCalendarEvent()] };
    for (const [file, reason] of [
      [text.replace("Circle", "Square"), "damaged"],
      ["{}", "foreign"],
      ["", "empty"],
      [writePublishedCalendar(calendar), "calendar"],
    ] as const)
      expect(await previewOf(file)).toEqual({ kind: "refused", reason });
  });
});

describe("restoring a backup", () => {
  it("merges with or replaces the stored data", async () => {
    const { clock, calendarEvents, snapshots, here, circle, text, preview, previewOf } = await aPractice();
    await new RestoreBackup(snapshots).run(preview, "merge");
    expect(await calendarEvents.list()).toEqual([here, circle]);
    expect((await snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
    const again = await previewOf(text);
    if (again.kind === "preview") await new RestoreBackup(snapshots).run(again, "replace");
    expect(await calendarEvents.list()).toEqual([circle]);
  });

  it("does not replace data that changed after the preview", async () => {
    const { calendarEvents, snapshots, here, preview } = await aPractice();
    const later = await addCalendarEvent(calendarEvents);
    await expect(new RestoreBackup(snapshots).run(preview, "replace")).rejects.toMatchObject({ code: "conflict" });
    expect(await calendarEvents.list()).toEqual([here, later]);
    expect((await snapshots.backupTimes()).lastBackupAt).toBeNull();
  });

  it("fails if there is no room", async () => {
    const { snapshots, preview } = await aPractice();
    const full = { ...snapshots, merge: () => Promise.reject(new StorageFullError("")) };
    await expect(new RestoreBackup(full).run(preview, "merge")).rejects.toMatchObject({ code: "full" });
    expect((await snapshots.backupTimes()).lastBackupAt).toBeNull();
  });

  it("succeeds even if the backup's time cannot be stored", async () => {
    const { calendarEvents, snapshots, here, circle, preview } = await aPractice();
    const failing = (error: Error) => new RestoreBackup({ ...snapshots, recordBackup: () => Promise.reject(error) });
    await failing(new ReadOnlyError("")).run(preview, "merge");
    expect(await calendarEvents.list()).toEqual([here, circle]);
    await expect(failing(new TypeError("x")).run(preview, "merge")).rejects.toThrow(TypeError);
  });
});
