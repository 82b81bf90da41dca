import type { Page } from "@playwright/test";
import { adminPassword, tryPassword } from "./admin.ts";
import { aSeries, event, someEvents, someMessages, unusualEvents } from "./kept-samples.ts";
import { refuseStorage, type SiteState } from "./site-state.ts";
import { toastOn } from "./toast.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

async function unlock(page: Page): Promise<void> {
  await tryPassword(page, adminPassword);
  await button(page, "Add New Event").waitFor();
}

async function openEventForm(page: Page): Promise<void> {
  await unlock(page);
  await button(page, "Add New Event").click();
}

/** What the owner can see. */
export const adminStates: readonly SiteState[] = [
  {
    name: "admin-wrong-password",
    path: "/admin",
    act: async (page) => {
      await tryPassword(page, "not the password");
      await toastOn(page).waitFor();
    },
  },
  { name: "admin-no-events", path: "/admin", act: unlock },
  { name: "admin-events", path: "/admin", kept: someEvents, act: unlock },
  { name: "admin-unusual-events", path: "/admin", kept: unusualEvents, act: unlock },
  {
    name: "admin-form",
    path: "/admin",
    act: async (page) => {
      await openEventForm(page);
      await page.getByLabel("Date").fill("2031-05-09");
      await page.getByLabel("Repeat").selectOption("weekly");
      await page.getByLabel("How many").fill("9");
    },
  },
  {
    name: "admin-form-errors",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await openEventForm(page);
      await button(page, "Add Event").click();
      await toastOn(page).waitFor();
    },
  },
  {
    name: "admin-editing",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await unlock(page);
      await button(page, "Edit Evening circle").click();
      const form = page.getByRole("form", { name: "Edit event" });
      await form.getByLabel("Date").fill(event.date);
      await form.getByLabel("Starts").fill(event.time);
      await form.getByText(/ is also on /).waitFor();
    },
  },
  {
    name: "admin-deleted",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await unlock(page);
      for (const title of ["Evening circle", "Open hour for animals"]) await button(page, `Delete ${title}`).click();
      await page.getByText("Recently deleted (2)").click();
    },
  },
  {
    name: "admin-series",
    path: "/admin",
    kept: aSeries,
    act: async (page) => {
      await unlock(page);
      await button(page, "Edit Evening circle").click();
      await button(page, "Save Changes").click();
      await button(page, "This and later ones (3)").waitFor();
      await button(page, "Delete Evening circle").click();
      await button(page, /^Delete the message from Ada/).click();
      await page.getByText("Recently deleted (1)").click();
    },
  },
  {
    name: "admin-messages",
    path: "/admin",
    kept: someMessages,
    act: async (page) => {
      await unlock(page);
      await button(page, /^Mark as read the message from Ada/).click();
      await page.locator("summary:focus").waitFor();
    },
  },
  {
    name: "admin-restoring",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await unlock(page);
      const downloading = page.waitForEvent("download");
      await button(page, "Download a backup").click();
      await page.getByLabel("Restore a backup").setInputFiles(await (await downloading).path());
      await button(page, "Replace everything").click();
      await button(page, "Yes, replace everything").waitFor();
    },
  },
  { name: "admin-unavailable", path: "/admin", before: refuseStorage, act: unlock },
  {
    name: "admin-damaged",
    path: "/admin",
    kept: { events: [event, { ...event, id: 2, date: "tomorrow" }] },
    act: unlock,
  },
];
