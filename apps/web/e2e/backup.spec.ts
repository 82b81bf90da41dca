import { readFile } from "node:fs/promises";
import { expect, test } from "./browser-test.ts";
import { addEvent, EVENT, enterAdmin, eventTitles } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { expectToast } from "./toast-on.ts";
import { MESSAGE } from "./write-message.ts";

/** Complete lists, unreadable records and lists, quarantined texts, and read marks. */
const EVENTS = [sampleEvent({ id: 1, date: "2031-05-02" }), { id: "?" }, null];
const TEXTS = {
  calendarEvents: JSON.stringify(EVENTS),
  "calendarEvents:quarantine:811c9dc5-2": "[{",
  contactSubmissions: JSON.stringify([{ ...MESSAGE, id: 1, timestamp: "2026-05-01T12:00:00.000Z" }]),
  "contactSubmissions:read": "[1]",
  carouselImages: "damaged \uD800",
};

/** Data that stays in this browser and out of backups. */
const NOTES = { "backup:lastMadeAt": expect.any(String), "inner-light:write": expect.any(String) };

test("a backup restores the state at its download; a damaged one changes nothing", {
  tag: "@local-storage",
}, async ({ page, storage }) => {
  await storage.leaveTexts(TEXTS);
  await enterAdmin(page);
  await expect(page.getByText("You have no backup yet")).toBeVisible();
  expect(await storage.texts()).toEqual(TEXTS);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a backup" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^inner-light-backup-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  await expect(page.getByText("You last downloaded or restored one on")).toBeVisible();
  const backup = await readFile(await download.path());
  expect(await storage.texts()).toEqual({ ...TEXTS, ...NOTES });

  await page.evaluate(() => localStorage.clear());
  await addEvent(page, EVENT);
  await expect(eventTitles(page)).toHaveText([EVENT.title]);
  const before = await storage.texts();
  const chooser = page.getByLabel("Restore a backup");
  const choose = (buffer: Buffer) =>
    chooser.setInputFiles({ name: "backup.json", mimeType: "application/json", buffer });

  await choose(backup.subarray(0, backup.length - 5));
  await expect(chooser).toHaveAccessibleDescription(/backup is damaged/);
  expect(await storage.texts()).toEqual(before);

  await choose(backup);
  await expect(page.getByText("Events: 1 here, 4 in the file, 4 new")).toBeVisible();
  await page.getByRole("button", { name: "Replace everything" }).click();
  await page.getByRole("button", { name: "Yes, replace everything" }).click();
  await expectToast(page, {
    title: "Backup Restored",
    text: "Everything is now as it was when the backup was made.",
  });
  const { "calendarEvents:quarantine:811c9dc5-2": quarantined, ...lists } = TEXTS;
  expect(await storage.texts()).toEqual({
    ...lists,
    // Text that is not a list becomes a string in it.
    calendarEvents: JSON.stringify([...EVENTS, quarantined]),
    contactSubmissions: TEXTS.contactSubmissions.replace("✨", "\\u2728"),
    carouselImages: JSON.stringify([TEXTS.carouselImages]),
    ...NOTES,
  });
  await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
  await expect(page.getByRole("heading", { name: MESSAGE.fullName })).toBeVisible();
});
