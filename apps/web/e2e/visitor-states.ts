import type { Page } from "@playwright/test";
import { eventsAndMessages, unusualEvents } from "./kept-samples.ts";
import { refuseStorage, routeStates, type SiteState, setStorageFull } from "./site-state.ts";
import { toastOn } from "./toast-on.ts";
import { fillContactForm } from "./write-message.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();
/** Presses with a key, because the toast may cover the button. */
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).press("Enter");

const breathing: SiteState = {
  name: "home-breathing",
  path: "/",
  screenOnly: true,
  after: routeStates.home,
  act: async (page) => {
    await press("Breathe with me")(page);
    await page.getByText("Breathe in", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Skip to main content" }).focus();
  },
};

const contactErrors: SiteState = {
  name: "contact-errors",
  path: "/contact",
  after: routeStates.contact,
  act: async (page) => {
    await send(page);
    await toastOn(page).waitFor();
  },
};

const contactNotSaved: SiteState = {
  name: "contact-not-saved",
  path: "/contact",
  after: contactErrors,
  act: async (page) => {
    await fillContactForm(page);
    await setStorageFull(page, true);
    await send(page);
    await page.getByRole("main").getByRole("alert").waitFor();
  },
};

export const visitorStates: readonly SiteState[] = [
  { name: "not-found", path: "/no-such-page" },
  {
    name: "menu",
    path: "/reiki-healing",
    after: routeStates.reikiHealing,
    only: "phone",
    screenOnly: true,
    act: press("Menu"),
  },
  breathing,
  {
    name: "home-gallery-another-slide",
    path: "/",
    screenOnly: true,
    after: breathing,
    act: async (page) => {
      await page.getByRole("button", { name: "Go to slide 4" }).click();
      await page.keyboard.press("ArrowRight");
      // The drawings of the later slides are in a separate file.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/slide-drawings-/.test(name)),
      );
      await press("Add More Images")(page);
      await toastOn(page).waitFor();
    },
  },
  contactErrors,
  contactNotSaved,
  {
    name: "contact-sent",
    path: "/contact",
    after: contactNotSaved,
    act: async (page) => {
      await setStorageFull(page, false);
      await send(page);
      await page.getByRole("heading", { name: "One more step: send it to me" }).waitFor();
      await toastOn(page).waitFor();
    },
  },
  { name: "calendar-unavailable", path: "/calendar", before: refuseStorage },
  { name: "calendar-events", path: "/calendar", kept: eventsAndMessages },
  {
    name: "terms-kept",
    path: "/terms",
    kept: eventsAndMessages,
    act: async (page) => {
      await press("Show what is kept")(page);
      await page.getByRole("button", { name: "Download my messages" }).waitFor();
    },
  },
  {
    name: "calendar-unusual-events",
    path: "/calendar",
    kept: unusualEvents,
    screenOnly: true,
    act: async (page) => {
      for (const more of await page.locator("summary").all()) await more.click();
    },
  },
];
