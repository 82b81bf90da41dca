import { readFile } from "node:fs/promises";
import { fillContactForm, MESSAGE, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";

test("a visitor sees, takes away and erases what they wrote, and nothing else goes or is fetched before", async ({
  page,
  storage,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const storageScripts = () => scripts.filter((url) => url.includes("/storage-local.module-"));
  await storage.leave({ calendarEvents: [sampleEvent()] });
  await page.goto("/terms");
  await waitUntilListening(page);
  await page.getByRole("heading", { name: "What this browser keeps about you" }).scrollIntoViewIfNeeded();
  const others = await storage.texts();
  expect(storageScripts()).toHaveLength(0);
  await page.getByRole("button", { name: "Show what is kept" }).click();
  await expect(page.getByText("This browser keeps no messages.")).toBeVisible();
  expect(storageScripts()).toHaveLength(1);
  expect(await storage.texts()).toEqual(others);

  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  const messages = await storage.read("contactSubmissions");

  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("button", { name: "Show what is kept" }).click();
  await expect(page.getByText(/^This browser keeps 1 message/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my messages" }).click();
  const download = await downloading;
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual({ messages });

  await page.getByRole("button", { name: "Erase my messages" }).click();
  await expect(page.getByRole("button", { name: "No, keep them" })).toBeFocused();
  await page.getByRole("button", { name: "Yes, erase them" }).click();
  await expect(page.getByText("This browser keeps no messages.")).toBeVisible();
  expect(await storage.texts()).toEqual(others);
});
