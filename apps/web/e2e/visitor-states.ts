import type { Page } from "@playwright/test";
import { aSeries, someEvents, someMessages, unusualEvents } from "./kept-samples.ts";
import { routeStates } from "./route-states.ts";
import { fillStorage, refuseStorage, type SiteState } from "./site-state.ts";
import { toastOn } from "./toast-on.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

const skipLink: SiteState = {
  name: "home-skip-link",
  path: "/",
  after: routeStates.home,
  screenOnly: true,
  act: (page) => page.keyboard.press("Tab"),
};

const breathing: SiteState = {
  name: "home-breathing",
  path: "/",
  screenOnly: true,
  after: skipLink,
  act: async (page) => {
    await press("Breathe with me")(page);
    await page.getByText("Breathe in", { exact: true }).waitFor();
  },
};

const contactErrors: SiteState = {
  name: "contact-errors",
  path: "/contact",
  after: routeStates.contact,
  act: async (page) => {
    await sendMessage(page);
    await toastOn(page).waitFor();
  },
};

const contactMended: SiteState = {
  name: "contact-errors-mended",
  path: "/contact",
  after: contactErrors,
  act: (page) => fillContactForm(page),
};

/** What visitors can see besides the routes as they open. */
export const visitorStates: readonly SiteState[] = [
  { name: "not-found", path: "/no-such-page" },
  {
    name: "home-menu",
    path: "/",
    only: "phone",
    screenOnly: true,
    act: press("Menu"),
  },
  skipLink,
  breathing,
  {
    name: "home-gallery-another-slide",
    path: "/",
    screenOnly: true,
    after: breathing,
    act: async (page) => {
      await page.getByRole("button", { name: "Go to slide 4" }).click();
      await page.keyboard.press("ArrowRight");
      // The drawings of the later slides come in a file of their own.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/slide-drawings-/.test(name)),
      );
      await press("Add More Images")(page);
      await toastOn(page).waitFor();
    },
  },
  contactErrors,
  contactMended,
  {
    name: "contact-sent",
    path: "/contact",
    after: contactMended,
    act: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).press("Enter");
      await page.getByRole("heading", { name: "Your message is saved on this device" }).waitFor();
      await toastOn(page).waitFor();
    },
  },
  {
    name: "contact-not-saved",
    path: "/contact",
    before: fillStorage,
    act: async (page) => {
      await fillContactForm(page);
      await sendMessage(page);
      await page.getByRole("main").getByRole("alert").waitFor();
    },
  },
  { name: "calendar-events", path: "/calendar", kept: someEvents },
  { name: "calendar-unusual-events", path: "/calendar", kept: { events: unusualEvents } },
  {
    name: "calendar-more",
    path: "/calendar",
    kept: aSeries,
    screenOnly: true,
    act: (page) => page.locator("summary").first().click(),
  },
  { name: "calendar-unavailable", path: "/calendar", before: refuseStorage },
  {
    name: "terms-kept",
    path: "/terms",
    kept: someMessages,
    act: async (page) => {
      await press("Show what is kept")(page);
      await page.getByRole("button", { name: "Download my messages" }).waitFor();
    },
  },
];
