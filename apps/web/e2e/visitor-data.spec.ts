import { readFile } from "node:fs/promises";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";
import { keptTexts } from "./storage-faults.ts";

test("a visitor sees, takes away and erases what they wrote, and nothing else goes", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent()] });
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Do you also read for horses?" });
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  const others = await keptTexts(page);
  const kept = JSON.parse(others["contactSubmissions"] ?? "");
  delete others["contactSubmissions"];

  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("button", { name: "Show what is kept" }).click();
  await expect(
    page.getByText("This browser keeps 1 message, written in it by you or by somebody else who uses it."),
  ).toBeVisible();
  await expect(page.getByText("Do you also read for horses?")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my messages" }).click();
  expect(JSON.parse((await readFile(await (await download).path())).toString())).toEqual({ messages: kept });

  await page.getByRole("button", { name: "Erase my messages" }).click();
  await expect(page.getByRole("button", { name: "No, keep them" })).toBeFocused();
  await page.getByRole("button", { name: "Yes, erase them" }).click();
  await expect(page.getByText("This browser keeps no message.")).toBeVisible();
  expect(await keptTexts(page)).toEqual(others);
  // The tab that wrote the message a moment ago does not bring it back.
  await page.waitForTimeout(1500);
  expect(await keptTexts(page)).toEqual(others);
});

test("reading the terms fetches nothing of the storage, and keeps nothing", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/terms");
  await waitUntilListening(page);
  await page.getByRole("heading", { name: "What this browser keeps about you" }).scrollIntoViewIfNeeded();
  const before = scripts.length;
  expect(await keptTexts(page)).toEqual({});
  await page.getByRole("button", { name: "Show what is kept" }).click();
  await expect(page.getByText("This browser keeps no message.")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(await keptTexts(page)).toEqual({});
});
