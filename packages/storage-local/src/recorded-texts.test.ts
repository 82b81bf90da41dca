import { expect, it } from "vitest";
import recorded from "./testing/recorded/first-release.json" with { type: "json" };
import { aPage } from "./testing/stored-harness.ts";

/** Strings from the first release. Never change the recording: people's devices hold data like this. */
it("writes strings exactly as the first release did", async () => {
  const { storage, ...ports } = aPage(recorded.before);
  const { calendarEvents, contactSubmissions, gallerySlides, inbox, snapshots } = ports;
  await calendarEvents.add([{ title: "New moon circle “✨”", date: "2026-06-01", time: "19:00", type: "workshop" }]);
  await calendarEvents.remove([1]);
  const letter = { fullName: "Bo Östgöta", address: "3 Elm Street", phone: "none", email: "bo@example.com" };
  await contactSubmissions.add({ ...letter, notes: "ÿ and Ā" });
  const [{ id } = { id: -1 }] = await inbox.list();
  await inbox.mark([id], "isRead", true);
  await inbox.remove([1]);
  await gallerySlides.list();
  await snapshots.recordBackup();
  // Drafts could contain U+0000 at the time.
  const after = JSON.stringify(recorded.after).replace(String.raw`\\n\\u0000`, "");
  expect(storage.entries()).toEqual(JSON.parse(after));
});

it("reads the first release's strings without writing anything", async () => {
  const { storage, clock, ...ports } = aPage(recorded.after);
  const { calendarEvents, deletedRecords, diagnostics, gallerySlides, inbox, snapshots } = ports;
  expect(await calendarEvents.list()).toEqual([
    { id: 2, title: "No type", date: "2026-05-15", time: "10:00", type: "aura-reading" },
    { id: 1777636800000, title: "New moon circle “✨”", date: "2026-06-01", time: "19:00", type: "workshop" },
  ]);
  expect(await deletedRecords.list("events")).toMatchObject([{ record: { id: 1, title: "“Old” 😀" } }]);
  expect(await inbox.list()).toMatchObject([
    { fullName: "Bo Östgöta", notes: "ÿ and Ā\n\u0000", isRead: true, isAnswered: false },
  ]);
  expect(await deletedRecords.list("messages")).toMatchObject([{ record: { fullName: "Alma Reyes", isRead: false } }]);
  expect(await gallerySlides.list()).toEqual([{ id: 1, alt: "A lamp", description: "The room" }]);
  expect(await diagnostics.issues()).toMatchObject([
    { noun: "events", code: "unreadable-records", count: 1 },
    { noun: "events", code: "copies-kept", count: 1 },
    { noun: "messages", code: "copies-kept", count: 1 },
  ]);
  expect(await snapshots.backupTimes()).toMatchObject({ lastBackupAt: clock.now() });
  expect(storage.writes).toBe(0);
});
