import type { Noun } from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent, type BackendHarness, FixedClock } from "@inner-light/core/testing";
import { createLocalStorageBackend, type LocalStorageBackend } from "../owner-ports.ts";
import type { BuiltInSlides } from "../visitor-ports.ts";
import { FakeBrowser, FakePage } from "./fake-browser.ts";
import { FaultyStorage } from "./faulty-storage.ts";

export const KEY = "calendarEvents";

export const anEvent = (id: number, title: string) => ({ ...aCalendarEvent({ id, title }) });

export const listOf = (...titles: string[]) => JSON.stringify(titles.map((title, id) => anEvent(id, title)));

export const titlesIn = (text: string | null) => JSON.parse(text ?? "[]").map(({ title }: { title: string }) => title);

export const titlesOf = async ({ calendarEvents }: LocalStorageBackend) =>
  (await calendarEvents.list()).map(({ title }) => title);

export function createStoredHarness(capacity?: number, builtIn?: BuiltInSlides) {
  const clock = new FixedClock();
  const storage = new FaultyStorage(capacity);
  const page = new FakePage();
  const others = new FakeBrowser();
  const browser = { storage: () => storage.reach(), clock, page, setTimeout: () => {} };
  const harness = {
    open: () => createLocalStorageBackend(browser, builtIn),
    interrupt: (nth) => storage.plan({ write: (write) => (write === nth ? "full" : undefined) }),
    failCommit: () => storage.plan({ write: (write) => (write === 1 ? "altered" : undefined) }),
    breakStorage: () => storage.plan({ access: "throws" }),
    mendStorage: () => storage.heal(),
    fillStorage: () => storage.plan({ write: () => "full" }),
    makeNewer: () => storage.put(`${KEY}:version`, "2"),
    openElsewhere: () => createLocalStorageBackend(others.openTab().browser),
    clock,
  } satisfies BackendHarness<LocalStorageBackend>;
  return {
    ...harness,
    storage,
    page,
    /** Another tab's change, which the browser reports to this page. */
    elsewhere: {
      write(key: string, text: string | null) {
        storage.put(key, text);
        page.storageChanges({ key });
      },
      clear() {
        for (const key of Object.keys(storage.entries())) storage.put(key, null);
        page.storageChanges({ key: null });
      },
    },
  };
}

export function aPage(texts: Readonly<Record<string, string | null>> = {}, capacity?: number, builtIn?: BuiltInSlides) {
  const harness = createStoredHarness(capacity, builtIn);
  for (const [key, text] of Object.entries(texts)) harness.storage.put(key, text);
  const backend = harness.open();
  const heard: Noun[] = [];
  backend.changes.subscribe((noun) => heard.push(noun));
  return { ...harness, ...backend, backend, heard };
}

export function anEventList(text: string | null = null) {
  const page = aPage({ [KEY]: text });
  return { ...page, add: (title = "new") => addCalendarEvent(page.calendarEvents, { title }) };
}
