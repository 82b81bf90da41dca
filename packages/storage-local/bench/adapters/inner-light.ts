import { systemClock } from "@inner-light/core";
import { createLocalStorageBackend } from "@inner-light/storage-local";
import type { Adapter } from "../adapter.ts";

/** The storage of this site, with everything that it needs from a browser. */
export const innerLight: Adapter = {
  async fill(events) {
    localStorage.setItem("calendarEvents", JSON.stringify(events));
  },
  async open() {
    const { calendarEvents, changes } = createLocalStorageBackend({
      storage: () => window.localStorage,
      clock: systemClock,
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      page: window,
      openChannel: (name) => new BroadcastChannel(name),
    });
    return {
      all: () => calendarEvents.list(),
      upcoming: (from, limit) => calendarEvents.upcoming({ from, limit }),
      add: async (draft) => void (await calendarEvents.add([draft])),
      remove: (id) => calendarEvents.remove([id]),
      follow: (listener) => void changes.subscribe(listener),
    };
  },
};
