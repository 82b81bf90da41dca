import { systemClock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageRepositories } from "../src/index.ts";

/** The browser's own objects fit without adapting: this file would not compile otherwise. */
const browser: BrowserCapabilities = {
  storage: () => window.localStorage,
  clock: systemClock,
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  page: window,
  openChannel: (name) => new BroadcastChannel(name),
  locks: navigator.locks,
};

const repositories = createLocalStorageRepositories(browser);

declare global {
  interface Window {
    /** What the tests reach for in each tab. */
    repositories: typeof repositories;
  }
}

window.repositories = repositories;
