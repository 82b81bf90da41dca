import { systemClock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "../src/index.ts";

/** On a busy machine another tab's message may take longer than the second for which the backend waits. */
const PATIENCE = 4;

/** The browser's own objects fit without adapting: this file would not compile otherwise. */
const browser: BrowserCapabilities = {
  storage: () => window.localStorage,
  clock: systemClock,
  setTimeout: (callback, milliseconds) => {
    window.timersSet++;
    window.setTimeout(() => {
      window.timersSet--;
      callback();
    }, PATIENCE * milliseconds);
  },
  page: window,
  openChannel: (name) => new BroadcastChannel(name),
};

const backend = createLocalStorageBackend(browser, [{ id: 1, alt: "A lamp", description: "The room" }]);

declare global {
  interface Window {
    /** What the tests call in each tab. */
    backend: typeof backend;
    /** How many timers of the backend have yet to fire. With none, the tab has stopped checking its writes. */
    timersSet: number;
  }
}

window.timersSet = 0;
window.backend = backend;
