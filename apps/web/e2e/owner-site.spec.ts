import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addEvent, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect } from "./fixtures.ts";
import { test } from "./owner-site.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

/** What a mail program or a phone makes of a link. */
function opened(href: string | null) {
  const [to, query = ""] = (href ?? "").split("?");
  const parts = query.split("&").map((part) => part.split("=").map(decodeURIComponent));
  return { to, ...Object.fromEntries(parts) };
}

test("a message leaves by the visitor's own mail or text message", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Tea & Reiki?\nYes, 100% ✨" });
  await sendMessage(page);
  const panel = page.getByRole("region", { name: "Send it to me" });
  const body =
    "Name: Ada Lovelace\r\nPhone: +1 555 123 4567\r\nE-mail: ada@example.com\r\nAddress: 12 Quiet Lane, Yourtown\r\n\r\nTea & Reiki?\r\nYes, 100% ✨";
  expect(opened(await panel.getByRole("link", { name: "Send by e-mail" }).getAttribute("href"))).toEqual({
    to: "mailto:hello@quiet-lane.com",
    subject: "A message from Ada Lovelace",
    body,
  });
  expect(opened(await panel.getByRole("link", { name: "Send by text" }).getAttribute("href"))).toEqual({
    to: "sms:+12125550123",
    body,
  });
  await expect(panel).toContainText("opens with everything in it");
});

test("the owner finds it, takes everything to another computer, and goes on there", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Tea & Reiki?" });
  await sendMessage(page);
  await expect(page.getByRole("region", { name: "Send it to me" })).toBeVisible();
  await enterAdmin(page);
  const inbox = (where: Page) => where.getByRole("region", { name: "Messages in this browser" }).getByRole("listitem");
  await expect(inbox(page)).toContainText("Tea & Reiki?");
  await expect(inbox(page).getByRole("link", { name: /^Reply by e-mail/ })).toHaveAttribute(
    "href",
    /^mailto:ada@example\.com\?subject=Your%20message%20to%20Quiet%20Lane%20Reiki/,
  );
  await addEvent(page, { title: "Moon circle", date: "2036-06-03", time: "19:00", location: "The orchard" });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a backup" }).click();
  const backup = await (await downloading).path();

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await elsewhere.newPage();
  await enterAdmin(other);
  await expect(eventTitles(other)).toHaveCount(0);
  await other.getByLabel("Restore a backup").setInputFiles(backup);
  await other.getByRole("button", { name: "Replace everything" }).click();
  await other.getByRole("button", { name: "Yes, replace everything" }).click();
  await expect(eventTitles(other)).toHaveText(["Moon circle"]);
  await expect(inbox(other)).toContainText("Tea & Reiki?");

  const press = (name: string) => other.getByRole("button", { name }).click();
  await press("Edit Moon circle");
  await other.getByRole("form", { name: "Edit event" }).getByLabel("Title").fill("Full moon circle");
  await press("Save Changes");
  await expect(eventTitles(other)).toHaveText(["Full moon circle"]);
  await press("Duplicate Full moon circle");
  await typeEvent(other, { title: "New moon circle", date: "2036-06-17", time: "20:00" });
  await eventForm(other).getByLabel("Repeat weekly").fill("2");
  await press("Add Event");
  const all = ["Full moon circle", "New moon circle", "New moon circle"];
  await expect(eventTitles(other)).toHaveText(all);
  await press("Delete Full moon circle");
  await expect(eventTitles(other)).toHaveText(all.slice(1));
  await press("Undo deleting Full moon circle");
  await expect(eventTitles(other)).toHaveText(all);
  await other.goto("/calendar");
  await expect(eventTitles(other)).toHaveText(all);
  await expect(other.getByRole("article").first()).toContainText("Tuesday, June 3, 2036 at 7:00 PM, Eastern Time");
  await elsewhere.close();
});

test("a message that is too long for a link says so, and is copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await fillContactForm(page, { notes: "quiet ".repeat(833) });
  await sendMessage(page);
  const panel = page.getByRole("region", { name: "Send it to me" });
  await expect(panel).toContainText("there it ends early, with a note that says so");
  const href = await panel.getByRole("link", { name: "Send by e-mail" }).getAttribute("href");
  expect(href?.length).toBeLessThanOrEqual(1900);
  expect(opened(href)).toMatchObject({ body: expect.stringMatching(/\[Cut here: .*\]$/) });
  await panel.getByRole("button", { name: "Copy the message" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/(quiet ){833}$/);
});

test.describe("far away", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("an event stays on the calendar until its day is over where it is held", async ({ page, storage }) => {
    await page.clock.setFixedTime("2026-05-02T12:30:00-04:00"); // In Tokyo it is May 3.
    await storage.leave({ calendarEvents: [sampleEvent()] });
    await page.goto("/calendar");
    await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
  });

  test("times name their zone, and the visitor's own time beside it", async ({ page, storage }) => {
    await page.clock.setFixedTime(A_MORNING_IN_SPRING);
    await storage.leave({ calendarEvents: [sampleEvent()] });
    await page.goto("/calendar");
    const event = page.getByRole("article");
    await expect(event).toContainText("Saturday, May 2, 2026 at 2:05 PM, Eastern Time");
    await expect(event).toContainText("Your time: Sunday, May 3, 2026 at 3:05 AM");
    const downloading = page.waitForEvent("download");
    await event.getByRole("button", { name: "Add to calendar" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toContain("UID:1@quiet-lane.com\r\n");
    expect(file).toContain("DTSTART:20260502T180500Z\r\nDTEND:20260502T190500Z\r\n");
    await expect(event.getByRole("link", { name: /^Google Calendar/ })).toHaveAttribute(
      "href",
      /dates=20260502T180500Z\/20260502T190500Z&ctz=America%2FNew_York/,
    );
  });
});
