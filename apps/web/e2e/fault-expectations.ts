import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { eventForm, typeEvent } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { everyPage } from "./routes.ts";
import { keptTexts } from "./storage-faults.ts";

/** What every journey under a fault of the storage types, and what it expects to see. */

export const EVENT = {
  title: "Reiki under the trees",
  date: "2031-06-21",
  time: "17:30",
  description: "Bring a blanket.",
  location: "The old oak",
};
export const MESSAGE = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "My cat comes along.\nHer name is Bee.",
};
export const NOT_SAVING = "This Browser Is Not Saving";
export const NO_ROOM = "There Is No Room Left";
export const NOT_SAVED = "This Could Not Be Saved";

export type Screen = Page | FrameLocator;

export async function expectMessageInForm(screen: Screen): Promise<void> {
  await expect(screen.getByLabel("Full Name")).toHaveValue(MESSAGE.fullName);
  await expect(screen.getByLabel("Address", { exact: true })).toHaveValue(MESSAGE.address);
  await expect(screen.getByLabel("Phone Number")).toHaveValue(MESSAGE.phone);
  await expect(screen.getByLabel("Email Address")).toHaveValue(MESSAGE.email);
  await expect(screen.getByLabel("Notes (optional)")).toHaveValue(MESSAGE.notes);
}

/** The message in the form is not sent, and the visitor is told so, and how else to reach the practice. */
export async function expectMessageRefused(screen: Screen, title: string): Promise<void> {
  await screen.getByRole("button", { name: "Send Message" }).click();
  await expect(screen.getByRole("alert")).toContainText(title);
  await expect(screen.getByRole("status")).toBeEmpty();
  await expect(screen.getByText("Message Sent Successfully!")).toHaveCount(0);
  await expect(screen.getByRole("main").getByText("You can also reach me by e-mail")).toBeVisible();
  await expectMessageInForm(screen);
}

export async function expectEventInForm(page: Page): Promise<void> {
  const form = eventForm(page);
  await expect(form.getByLabel("Title")).toHaveValue(EVENT.title);
  await expect(form.getByLabel("Description")).toHaveValue(EVENT.description);
  await expect(form.getByLabel("Date")).toHaveValue(EVENT.date);
  await expect(form.getByLabel("Time")).toHaveValue(EVENT.time);
  await expect(form.getByLabel("Location")).toHaveValue(EVENT.location);
}

/** The event is not added, and the owner is told so. */
export async function expectEventRefused(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("alert")).toContainText(title);
  await expect(page.getByText("Event Added Successfully!")).toHaveCount(0);
  await expectEventInForm(page);
}

export async function expectEveryPage(page: Page): Promise<void> {
  for (const { path } of everyPage) {
    await openAndWait(page, path);
    await expectWholePage(page);
  }
}

/** The same, by the links of the site: nothing is loaded anew but /admin, to which no link leads. */
export async function expectEveryPageByLinks(page: Page): Promise<void> {
  await openAndWait(page, "/admin");
  await expectWholePage(page);
  for (const { name, path } of everyPage.filter((one) => one.path !== "/admin")) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL(path);
    await expectWholePage(page);
  }
}

export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** The owner's view of trouble: what is wrong, that nothing is deleted, and a file with exactly what is stored. */
export async function expectTrouble(page: Page, sentences: readonly string[]): Promise<void> {
  const panel = page.getByRole("main");
  await expect(panel.getByText("Some of what this browser keeps could not be read")).toBeVisible();
  for (const sentence of sentences) await expect(panel.getByRole("listitem").getByText(sentence)).toBeVisible();
  await expect(panel.getByText("It is kept, not deleted")).toBeVisible();
  await expect(panel.getByText(/^Space used: \d+ kB/)).toBeVisible();
  const kept = await keptTexts(page);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything as it is stored" }).click();
  const file = await readFile(await (await downloaded).path(), "utf8");
  expect(JSON.parse(file)).toEqual(kept);
}
