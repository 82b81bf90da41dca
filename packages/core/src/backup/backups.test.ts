import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { ReadOnlyError } from "../shared/errors.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { FixedClock } from "../testing/fixed-clock.ts";
import { aCalendarEvent, addCalendarEvent } from "../testing/fixtures.ts";
import { restoreBackup } from "./backups.ts";

const circle = aCalendarEvent({ id: 1, title: "Circle" });
const backup = { ...EMPTY_SNAPSHOT, events: [{ value: circle }] };

async function aPractice() {
  const clock = new FixedClock();
  const { calendarEvents, snapshots } = createMemoryBackend({ clock });
  const here = await addCalendarEvent(calendarEvents);
  const { version } = await snapshots.read();
  return { clock, calendarEvents, snapshots, here, version };
}

describe("a backup that is restored", () => {
  it("joins what is here, or takes its place, and counts as the owner's last", async () => {
    const { clock, calendarEvents, snapshots, here, version } = await aPractice();
    await restoreBackup(snapshots, backup, "merge", version);
    expect(await calendarEvents.list()).toEqual([here, circle]);
    expect((await snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
    await restoreBackup(snapshots, backup, "replace", (await snapshots.read()).version);
    expect(await calendarEvents.list()).toEqual([circle]);
  });

  it("takes the place of nothing that the owner has not compared it with", async () => {
    const { calendarEvents, snapshots, here, version } = await aPractice();
    const later = await addCalendarEvent(calendarEvents);
    await expect(restoreBackup(snapshots, backup, "replace", version)).rejects.toMatchObject({ code: "conflict" });
    expect(await calendarEvents.list()).toEqual([here, later]);
    expect((await snapshots.backupTimes()).lastBackupAt).toBeNull();
  });

  it("is restored although its time cannot be noted, and hides no mistake of the program", async () => {
    const { calendarEvents, snapshots, here, version } = await aPractice();
    const failing = (error: Error) => ({ ...snapshots, recordBackup: () => Promise.reject(error) });
    await restoreBackup(failing(new ReadOnlyError("")), backup, "merge", version);
    expect(await calendarEvents.list()).toEqual([here, circle]);
    await expect(restoreBackup(failing(new TypeError("x")), backup, "merge", version)).rejects.toThrow(TypeError);
  });
});
