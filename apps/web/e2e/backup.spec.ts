import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAdmin, eventTitles } from "./admin.ts";
import { BrowserStorage } from "./browser-storage.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";
import { keptTexts, leaveTexts } from "./storage-faults.ts";
import { expectToast } from "./toast.ts";

const MESSAGE = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "✨ “quoted” — and\na second line",
  id: 1,
  timestamp: "2026-05-01T12:00:00.000Z",
};

/** Whole lists, records and lists that nobody can read, what was set aside, marks, and another site's key. */
const TEXTS = {
  calendarEvents: JSON.stringify([sampleEvent({ id: 1, date: "2031-05-02" }), { id: "?" }, null]),
  "calendarEvents:quarantine:811c9dc5-2": "[{",
  contactSubmissions: JSON.stringify([MESSAGE]),
  "contactSubmissions:read": "[1]",
  carouselImages: "damaged \uD800",
};

async function downloadBackup(page: Page): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a backup" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^inner-light-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText("The last one was made on")).toBeVisible(); // It is noted once the file is on its way.
  return readFile(await file.path());
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: "backup.json", mimeType: "application/json", buffer };
  await page.getByLabel("Restore a backup").setInputFiles(file);
}

async function siteTexts(page: Page): Promise<Record<string, string>> {
  const { "backup:lastMadeAt": _, ...texts } = await keptTexts(page);
  return texts;
}

test("a backup made in one browser, restored in another, makes both keep the same", async ({
  page,
  browser,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? "");
  await leaveTexts(page, origin, TEXTS);
  await enterAdmin(page);
  expect(await keptTexts(page)).toEqual(TEXTS);
  await expect(page.getByText("There is no backup yet")).toBeVisible();
  const backup = await downloadBackup(page);
  await expect(page.getByText("There is no backup yet")).toBeHidden();
  expect(await siteTexts(page)).toEqual(TEXTS);

  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await new BrowserStorage(other, origin).leave({ calendarEvents: [sampleEvent({ id: 7, title: "Only here" })] });
  await enterAdmin(other);
  await expect(eventTitles(other)).toHaveText(["Only here"]);
  await choose(other, backup);
  await expect(other.getByRole("row", { name: "Events" })).toHaveText("Events133");
  await other.getByRole("button", { name: "Replace everything" }).click();
  await other.getByRole("button", { name: "Yes, replace everything" }).click();
  await expectToast(other, {
    title: "Backup Restored",
    text: "Everything is now as it was when the backup was made.",
  });
  expect(await keptTexts(other)).toEqual(TEXTS);
  await expect(eventTitles(other)).toHaveText(["First steps with Reiki"]);
  await expect(other.getByRole("heading", { name: MESSAGE.fullName })).toBeVisible();
  await elsewhere.close();
});

test("a merge adds what is new and keeps what is here, and the second time adds nothing", async ({ page, storage }) => {
  const [first, second] = [sampleEvent({ id: 1, title: "First" }), sampleEvent({ id: 2, title: "Second" })];
  await storage.leave({ calendarEvents: [first, second] });
  await enterAdmin(page);
  const backup = await downloadBackup(page);
  await page.getByRole("button", { name: "Delete First" }).click();
  await expect(eventTitles(page)).toHaveText(["Second"]);

  for (const added of ["1 record was added.", "0 records were added."]) {
    await choose(page, backup);
    await page.getByRole("button", { name: "Merge" }).click();
    await expectToast(page, { title: "Backup Restored", text: added });
    expect(await storage.read("calendarEvents")).toEqual([second, first]);
  }
});

test("a damaged file, a foreign one and an empty one are refused, and nothing is changed", async ({
  page,
  baseURL,
}) => {
  await leaveTexts(page, new URL(baseURL ?? "").origin, TEXTS);
  await enterAdmin(page);
  const backup = await downloadBackup(page);
  const before = await keptTexts(page);
  const flipped = Buffer.from(backup);
  const middle = Math.floor(flipped.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);

  for (const [file, reason] of [
    [flipped, /backup is damaged/],
    [backup.subarray(0, backup.length - 5), /backup is damaged/],
    [Buffer.from('{"name":"web"}'), /not a backup of this site/],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff]), /not a backup of this site/],
    [Buffer.alloc(0), /This file is empty/],
  ] as const) {
    await choose(page, file);
    await expect(page.getByLabel("Restore a backup")).toHaveAccessibleDescription(reason);
    await expect(page.getByRole("button", { name: "Merge" })).toHaveCount(0);
    expect(await keptTexts(page)).toEqual(before);
  }
});

test("a restore for which there is no room changes nothing", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent({ id: 1, title: "Kept" })] });
  await enterAdmin(page);
  const backup = await downloadBackup(page);
  await page.getByRole("button", { name: "Delete Kept" }).click();
  await expect(eventTitles(page)).toHaveCount(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await choose(page, backup);
  await page.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("alert")).toHaveText(/no room/i);
  expect(await storage.read("calendarEvents")).toEqual([]);
});
