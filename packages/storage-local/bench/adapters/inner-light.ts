import { CALENDAR_EVENTS_KEY, systemClock } from "@inner-light/core";
import { LocalStorageCalendarEventRepository } from "@inner-light/storage-local";
import type { Adapter } from "../adapter.ts";

/** The storage of this site, with everything that it asks of a browser. */
export const innerLight: Adapter = {
  async fill(events) {
    localStorage.setItem(CALENDAR_EVENTS_KEY, JSON.stringify(events));
  },
  async open() {
    const repository = new LocalStorageCalendarEventRepository({
      storage: () => window.localStorage,
      clock: systemClock,
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      page: window,
      openChannel: (name) => new BroadcastChannel(name),
      locks: navigator.locks,
    });
    return {
      all: async () => (await repository.list()).items,
      upcoming: async (from, limit) => (await repository.upcoming(from, limit)).items,
      add: async (draft) => void (await repository.add(draft)),
      remove: (id) => repository.remove(id),
      follow: (listener) => void repository.subscribe(listener),
    };
  },
};
