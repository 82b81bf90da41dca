import type { Page } from "@playwright/test";
import { adminPassword, tryPassword } from "./admin.ts";
import { aSeries, event, someEvents, someMessages, unusualEvents } from "./kept-samples.ts";
import { refuseStorage, type SiteState } from "./site-state.ts";
import { toastOn } from "./toast.ts";

async function unlock(page: Page): Promise<void> {
  await tryPassword(page, adminPassword);
  await page.getByRole("button", { name: "Add New Event" }).waitFor();
}

async function openEventForm(page: Page): Promise<void> {
  await unlock(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
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
  { name: "admin-form", path: "/admin", act: openEventForm },
  {
    name: "admin-form-errors",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await openEventForm(page);
      await page.getByRole("button", { name: "Add Event" }).click();
      await toastOn(page).waitFor();
    },
  },
  {
    name: "admin-editing",
    path: "/admin",
    kept: someEvents,
    act: async (page) => {
      await unlock(page);
      await page.getByRole("button", { name: "Edit Evening circle" }).click();
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
      for (const title of ["Evening circle", "Open hour for animals"])
        await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByText("Recently deleted (2)").click();
    },
  },
  {
    name: "admin-series",
    path: "/admin",
    kept: aSeries,
    act: async (page) => {
      await unlock(page);
      await page.getByRole("button", { name: "Edit Evening circle" }).first().click();
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByRole("button", { name: "This and later ones (3)" }).waitFor();
      await page.getByRole("button", { name: "Delete Evening circle" }).first().click();
      await page.getByRole("button", { name: /^Delete the message from Ada/ }).click();
      await page.getByText("Recently deleted (1)").click();
    },
  },
  {
    name: "admin-messages",
    path: "/admin",
    kept: someMessages,
    act: async (page) => {
      await unlock(page);
      await page.getByRole("button", { name: /^Mark as read the message from Ada/ }).click();
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
      await page.getByRole("button", { name: "Download a backup" }).click();
      await page.getByLabel("Restore a backup").setInputFiles(await (await downloading).path());
      await page.getByRole("button", { name: "Replace everything" }).click();
      await page.getByRole("button", { name: "Yes, replace everything" }).waitFor();
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
