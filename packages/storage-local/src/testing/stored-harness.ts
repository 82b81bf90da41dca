import { aCalendarEvent, addCalendarEvent, type BackendHarness, FixedClock } from "@inner-light/core/testing";
import type { KeyValueStorage } from "../browser-capabilities.ts";
import { createLocalStorageBackend, type LocalStorageBackend } from "../owner-ports.ts";
import type { BuiltInSlides } from "../visitor-ports.ts";
import { FakeBrowser, FakePage } from "./fake-browser.ts";
import { FaultyStorage } from "./faulty-storage.ts";

export const KEY = "calendarEvents";

export const anEvent = (id: number, title: string) => ({ ...aCalendarEvent({ id, title }) });

export const addEvent = ({ calendarEvents }: LocalStorageBackend, title = "new") =>
  addCalendarEvent(calendarEvents, { title });

export const titlesIn = (text: string | null) => JSON.parse(text ?? "[]").map(({ title }: { title: string }) => title);

export const titlesOf = async ({ calendarEvents }: LocalStorageBackend) =>
  (await calendarEvents.list()).map(({ title }) => title);

/** What other tabs and the browser itself may do to a page. */
export interface Elsewhere {
  /** Another tab writes a text under a key, or removes the key (null), and the browser tells this page. */
  write(key: string, text: string | null): void;
  /** Another tab clears the whole storage, and the browser tells this page. */
  clear(): void;
  /** The page is restored from the back-forward cache. */
  returnToPage(): void;
}

/** One page over a storage that fails as planned: the ports, and the storage below them. */
export interface StoredHarness extends BackendHarness<LocalStorageBackend> {
  readonly clock: FixedClock;
  readonly storage: FaultyStorage;
  readonly elsewhere: Elsewhere;
  readonly page: FakePage;
}

/** A harness over a storage of its own, or over `inner`, whose gallery begins with the built-in slides. */
export function createStoredHarness(inner?: KeyValueStorage, builtIn?: BuiltInSlides): StoredHarness {
  const clock = new FixedClock();
  const storage = new FaultyStorage(inner);
  const page = new FakePage();
  const others = new FakeBrowser();
  const browser = { storage: () => storage.reach(), clock, page, setTimeout: () => {} };
  return {
    open: () => createLocalStorageBackend(browser, builtIn),
    interrupt: (nth) => storage.plan({ write: (write) => (write === nth ? "full" : undefined) }),
    failCommit: () => storage.plan({ write: (write) => (write === 1 ? "ignored" : undefined) }),
    breakStorage: () => storage.plan({ access: "throws" }),
    mendStorage: () => storage.heal(),
    fillStorage: () => storage.plan({ write: () => "full" }),
    makeNewer: () => storage.put(`${KEY}:version`, "2"),
    openElsewhere: () => createLocalStorageBackend(others.openTab().browser),
    clock,
    storage,
    page,
    elsewhere: {
      write(key, text) {
        storage.put(key, text);
        page.storageChanges({ key });
      },
      clear() {
        for (const key of Object.keys(storage.entries())) storage.put(key, null);
        page.storageChanges({ key: null });
      },
      returnToPage() {
        page.isShown({ persisted: true });
      },
    },
  };
}
