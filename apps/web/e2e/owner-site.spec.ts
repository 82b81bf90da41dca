import { readFile } from "node:fs/promises";
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
  const panel = page.getByRole("region", { name: "Send it to us" });
  const body =
    "Name: Ada Lovelace\r\nPhone: +1 555 123 4567\r\nE-mail: ada@example.com\r\nAddress: 12 Quiet Lane, Yourtown\r\n\r\nTea & Reiki?\r\nYes, 100% ✨";
  expect(opened(await panel.getByRole("link", { name: "Send by e-mail" }).getAttribute("href"))).toEqual({
    to: "mailto:hello@quiet-lane.com",
    subject: "A message from Ada Lovelace",
    body,
  });
  expect(opened(await panel.getByRole("link", { name: "Send by text" }).getAttribute("href"))).toEqual({
    to: "sms:+12125550199",
    body,
  });
  await expect(panel).toContainText("opens with everything in it");
});

test("a message that is too long for a link says so, and is copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await fillContactForm(page, { notes: "quiet ".repeat(833) });
  await sendMessage(page);
  const panel = page.getByRole("region", { name: "Send it to us" });
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
