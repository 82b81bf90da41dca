import { FaultyStorage, FixedClock, type StoredHarness, type TextStorage } from "@inner-light/core/testing";
import type { BrowserCapabilities } from "../browser-capabilities.ts";
import { FakePage } from "./fake-page.ts";
import { FakeTimers } from "./fake-timers.ts";

/** A harness with one page over a storage that fails as planned. */
export interface FaultyPageHarness<Repository> extends StoredHarness<Repository> {
  readonly page: FakePage;
  readonly timers: FakeTimers;
}

export function createStoredHarness<Repository>(
  createRepository: (browser: BrowserCapabilities) => Repository,
  inner?: TextStorage,
): FaultyPageHarness<Repository> {
  const clock = new FixedClock();
  const storage = new FaultyStorage(inner);
  const page = new FakePage();
  const timers = new FakeTimers();
  const browser = { storage: () => storage.reach(), clock, page, setTimeout: timers.setTimeout };
  return {
    open: () => createRepository(browser),
    clock,
    storage,
    page,
    timers,
    elsewhere: {
      write(key, text) {
        storage.put(key, text);
        page.storageChanges({ key, storageArea: storage });
      },
      clear() {
        for (const key of Object.keys(storage.entries())) storage.put(key, null);
        page.storageChanges({ key: null, storageArea: storage });
      },
      writeToAnotherStorage(key) {
        page.storageChanges({ key, storageArea: {} });
      },
      returnToPage() {
        page.isShown({ persisted: true });
      },
    },
  };
}
