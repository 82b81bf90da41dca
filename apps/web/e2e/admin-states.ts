import type { Page } from "@playwright/test";
import { event, eventsAndMessages, unusualEvents } from "./kept-samples.ts";
import { adminPassword, tryPassword } from "./owner-page.ts";
import { refuseStorage, routeStates, type SiteState } from "./site-state.ts";
import { toastOn } from "./toast-on.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
/** Presses with a key, because the toast may cover the button. */
const press = (page: Page, name: string | RegExp) => button(page, name).press("Enter");

async function discard(page: Page): Promise<void> {
  await press(page, "Cancel");
  await press(page, "Discard it");
}

async function unlock(page: Page): Promise<void> {
  await tryPassword(page, adminPassword);
  await button(page, "Add New Event").waitFor();
}

const wrongPassword: SiteState = {
  name: "admin-wrong-password",
  path: "/admin",
  after: routeStates.admin,
  act: async (page) => {
    await tryPassword(page, "not the password");
    await toastOn(page).waitFor();
  },
};

const events: SiteState = {
  name: "admin-events",
  path: "/admin",
  kept: eventsAndMessages,
  act: async (page) => {
    await unlock(page);
    await press(page, /^Mark as read the message from Ada/);
    await page.locator("summary:focus").waitFor();
  },
};

const formErrors: SiteState = {
  name: "admin-form-errors",
  path: "/admin",
  after: events,
  act: async (page) => {
    await press(page, "Add New Event");
    await page.getByLabel("Date").fill("2031-05-09");
    await page.getByLabel("Repeat").selectOption("weekly");
    await page.getByLabel("Number of dates").fill("3");
    await press(page, "Add Event");
    await page.getByText("Title is required").waitFor();
  },
};

const editing: SiteState = {
  name: "admin-editing",
  path: "/admin",
  after: formErrors,
  act: async (page) => {
    await discard(page);
    await press(page, "Edit Evening circle");
    const form = page.getByRole("form", { name: "Edit event" });
    await form.getByLabel("Date").fill(event.date);
    await form.getByLabel("Starts").fill(event.time);
    await form.getByText(/ is also on /).waitFor();
  },
};

const deleted: SiteState = {
  name: "admin-deleted",
  path: "/admin",
  after: editing,
  act: async (page) => {
    await discard(page);
    for (const title of [event.title, "Evening circle", "Open hour for animals"]) {
      await press(page, `Delete ${title}`);
      // The undo button takes focus, so the next key would press it.
      await button(page, `Undo deleting ${title}`).and(page.locator(":focus")).waitFor();
    }
    await page.locator("summary", { hasText: "Recently deleted (3)" }).press("Enter");
    await press(page, /^Delete the message from/);
    await page.locator("summary", { hasText: "Recently deleted (1)" }).press("Enter");
  },
};

export const adminStates: readonly SiteState[] = [
  wrongPassword,
  { name: "admin-unavailable", path: "/admin", before: refuseStorage, act: unlock },
  events,
  formErrors,
  editing,
  deleted,
  {
    name: "admin-restoring",
    path: "/admin",
    after: deleted,
    act: async (page) => {
      const downloading = page.waitForEvent("download");
      await press(page, "Download a backup");
      await page.getByLabel("Restore a backup").setInputFiles(await (await downloading).path());
      await press(page, "Replace everything");
      await button(page, "Yes, replace everything").waitFor();
    },
  },
  {
    name: "admin-unusual-events",
    path: "/admin",
    kept: unusualEvents,
    act: async (page) => {
      await unlock(page);
      await press(page, "Edit Evening circle");
      await page.getByLabel("Location").fill("The garden room");
      await press(page, "Save Changes");
      await button(page, "This and later ones (3)").waitFor();
      await page.locator("summary", { hasText: "2 more dates" }).press("Enter");
      await press(page, "Delete Evening circle");
    },
  },
];
