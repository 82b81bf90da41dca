import { systemClock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "../src/index.ts";

/** The browser's own objects fit without adapting: this file would not compile otherwise. */
const browser: BrowserCapabilities = {
  storage: () => window.localStorage,
  clock: systemClock,
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  page: window,
  openChannel: (name) => new BroadcastChannel(name),
};

const backend = createLocalStorageBackend(browser);

declare global {
  interface Window {
    /** What the tests reach for in each tab. */
    backend: typeof backend;
  }
}

window.backend = backend;
