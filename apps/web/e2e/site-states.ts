import type { Page } from "@playwright/test";
import { pages } from "../src/site/pages.ts";
import { adminPassword, tryPassword } from "./admin.ts";
import type { BrowserStorage, StorageKey } from "./browser-storage.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { waitUntilListening } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";
import { toastOn } from "./toast.ts";

/** What the browser has kept before the page is opened. */
type Kept = Partial<Record<StorageKey, unknown>>;

/** Something the site can look like: an address, what was kept before, and what somebody did there. */
export interface SiteState {
  readonly name: string;
  readonly path: string;
  readonly kept?: Kept;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
  readonly act?: (page: Page) => Promise<void>;
  /** Only on a screen of this kind. */
  readonly only?: "phone" | "desktop";
  /** The part that is on the screen, instead of the whole page: for what stays in sight while the page scrolls. */
  readonly screenOnly?: boolean;
}

const event = sampleEvent({
  date: "2031-05-02",
  description: "Hands, breath, and plenty of time for questions. Bring a blanket and warm socks.",
  location: "The garden room, 12 Quiet Lane",
});

const someEvents: Kept = {
  calendarEvents: [
    event,
    { ...event, id: 2, title: "Evening circle", date: "2031-05-09", time: "19:30", type: "group-session" },
    { ...event, id: 3, title: "Open hour for animals", date: "2031-06-01", time: "09:00", type: "aura-reading" },
  ],
};

/** What an owner may type without thinking of the page: words without end, another direction, many lines. */
const unusualEvents: Kept = {
  calendarEvents: [
    { ...event, title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2) },
    {
      ...event,
      id: 2,
      title: "جلسة ريكي هادئة في الحديقة",
      description: "أحضروا بطانية وجوارب دافئة.",
      location: "غرفة الحديقة",
    },
    {
      ...event,
      id: 3,
      title:
        "A whole day of slow breathing, long silences, warm hands and a walk along the river for everyone who likes",
      description: `${"A long and patient description. ".repeat(12)}\n\nhttps://example.com/${"a".repeat(160)}`,
      location: "x".repeat(200),
    },
  ],
};

const message = {
  id: 1,
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "My cat comes along, if she may.\nHer name is Bee.",
  timestamp: "2026-05-01T12:00:00.000Z",
};

const someMessages: Kept = {
  contactSubmissions: [
    message,
    { ...message, id: 2, fullName: "أمل", notes: "x".repeat(160), timestamp: "2026-05-02T12:00:00.000Z" },
  ],
};

async function unlock(page: Page): Promise<void> {
  await tryPassword(page, adminPassword);
  await page.getByRole("button", { name: "Add New Event" }).waitFor();
}

async function openEventForm(page: Page): Promise<void> {
  await unlock(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
}

function refuseStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The storage is closed", "SecurityError");
    },
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** A toast that is pointed at stays. */
async function lookAtToast(page: Page): Promise<void> {
  await toastOn(page).hover();
}

/** Every route as it is found. */
export const routeStates: readonly SiteState[] = Object.entries(pages).map(([name, { path }]) => ({ name, path }));

/** Everything the site can look like. */
export const siteStates: readonly SiteState[] = [
  ...routeStates,
  { name: "not-found", path: "/no-such-page" },
  {
    name: "home-menu",
    path: "/",
    only: "phone",
    screenOnly: true,
    act: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
  {
    name: "home-skip-link",
    path: "/",
    screenOnly: true,
    act: async (page) => {
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "home-gallery-another-slide",
    path: "/",
    screenOnly: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Go to slide 4" }).click();
      await page.keyboard.press("ArrowRight");
    },
  },
  {
    name: "home-not-implemented",
    path: "/",
    screenOnly: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Add More Images" }).click();
      await lookAtToast(page);
    },
  },
  {
    name: "contact-errors",
    path: "/contact",
    act: async (page) => {
      await sendMessage(page);
      await lookAtToast(page);
    },
  },
  {
    name: "contact-errors-mended",
    path: "/contact",
    act: async (page) => {
      await sendMessage(page);
      await lookAtToast(page);
      await fillContactForm(page);
    },
  },
  {
    name: "contact-sent",
    path: "/contact",
    act: async (page) => {
      await fillContactForm(page);
      await sendMessage(page);
      await page.getByRole("heading", { name: "Send it to us" }).waitFor();
      await lookAtToast(page);
    },
  },
  {
    name: "contact-not-saved",
    path: "/contact",
    before: fillStorage,
    act: async (page) => {
      await fillContactForm(page);
      await sendMessage(page);
      await lookAtToast(page);
    },
  },
  { name: "contact-about", path: "/contact?about=Reiki+Healing" },
  { name: "calendar-events", path: "/calendar", kept: someEvents },
  { name: "calendar-unusual-events", path: "/calendar", kept: unusualEvents },
  {
    name: "calendar-copied",
    path: "/calendar",
    kept: someEvents,
    screenOnly: true,
    act: (page) => page.getByRole("button", { name: "Copy link" }).first().click(),
  },
  { name: "calendar-unavailable", path: "/calendar", before: refuseStorage },
  {
    name: "admin-wrong-password",
    path: "/admin",
    act: async (page) => {
      await tryPassword(page, "not the password");
      await lookAtToast(page);
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
      await lookAtToast(page);
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
      await form.getByLabel("Time").fill(event.time);
      await form.getByText(/, too\./).waitFor();
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
    name: "admin-messages",
    path: "/admin",
    kept: someMessages,
    act: async (page) => {
      await unlock(page);
      await page.getByRole("button", { name: /^Mark as read the message from Ada/ }).click();
      await page.getByRole("button", { name: /^Mark as new/ }).waitFor();
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
  {
    name: "terms-kept",
    path: "/terms",
    kept: someMessages,
    act: async (page) => {
      await page.getByRole("button", { name: "Show what is kept" }).click();
      await page.getByRole("button", { name: "Download my messages" }).waitFor();
    },
  },
  { name: "admin-unavailable", path: "/admin", before: refuseStorage, act: unlock },
  {
    name: "admin-damaged",
    path: "/admin",
    kept: { calendarEvents: [event, { ...event, id: 2, date: "tomorrow" }] },
    act: unlock,
  },
];

/** Brings the site into a state, in a journey. */
export async function openState(page: Page, storage: BrowserStorage, state: SiteState): Promise<void> {
  if (state.kept !== undefined) await storage.leave(state.kept);
  if (state.before !== undefined) await page.addInitScript(state.before);
  await page.goto(state.path);
  await waitUntilListening(page);
  await state.act?.(page);
}

/** As somebody has it who asks the browser for larger text. */
export async function showTextTwiceAsLarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}
