import { systemClock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "../src/index.ts";

/** Compiles only while a browser's own objects fit without adapters. */
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
    backend: typeof backend;
  }
}

window.backend = backend;
