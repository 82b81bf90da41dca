import type { Locator, Page } from "@playwright/test";
import { readAdminPassword } from "../build/admin-password.ts";
import { expect } from "./browser-test.ts";

/** The password that the site was built with. */
export const adminPassword = readAdminPassword();

export async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Unlock" }).click();
}

/** Opens /admin and unlocks it. */
export async function enterAdmin(page: Page, password = adminPassword): Promise<void> {
  await page.goto("/admin");
  await tryPassword(page, password);
  await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
}

interface TypedEvent {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly description?: string;
  readonly location?: string;
}

/** What the owner types. Stored as is, plus an id and a type. */
export const EVENT = {
  title: "Reiki under the trees",
  date: "2031-06-21",
  time: "17:30",
  description: "Bring a blanket.",
  location: "The old oak",
};

/** Types an event into the open form without saving it. */
export async function typeEvent(page: Page, event: TypedEvent): Promise<void> {
  const form = eventForm(page);
  await form.getByLabel("Title").fill(event.title);
  await form.getByLabel("Date").fill(event.date);
  await form.getByLabel("Starts").fill(event.time);
  if (event.description !== undefined) await form.getByLabel("Description").fill(event.description);
  if (event.location !== undefined) await form.getByLabel("Location").fill(event.location);
}

/** Adds an event, and waits until the form closes. */
export async function addEvent(page: Page, event: TypedEvent): Promise<void> {
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, event);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(eventForm(page)).toBeHidden();
}

export async function deleteEvent(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Delete ${title}` }).click();
}

export function eventForm(page: Page): Locator {
  return page.getByRole("form", { name: "New event" });
}

/** Finds event titles in display order. In /admin, the dates of a series share one title. */
export function eventTitles(page: Page): Locator {
  return page.locator("article h3, ul[aria-label$=events] h3");
}
