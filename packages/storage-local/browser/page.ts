import { systemClock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "../src/index.ts";

/** The browser's own objects fit without adapters; otherwise this file would not compile. */
const browser: BrowserCapabilities = {
  storage: () => window.localStorage,
  clock: systemClock,
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  page: window,
  locks: navigator.locks,
};

const backend = createLocalStorageBackend(browser, {
  slides: [{ id: 1, alt: "A lamp", description: "The room" }],
  earlier: [],
});

declare global {
  interface Window {
    /** What the tests call in each tab. */
    backend: typeof backend;
  }
}

window.backend = backend;
