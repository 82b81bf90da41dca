import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent, onStorageEvent } from "./shared.ts";

interface State {
  readonly events: readonly CalendarEvent[];
}

/** A store in memory that writes itself to local storage whole; it follows other tabs the way its documentation shows. */
export const zustandPersist: Adapter = {
  async fill(events) {
    openStore().setState({ events });
  },
  async open() {
    const store = openStore();
    const events = () => store.getState().events;
    return {
      all: async () => events(),
      upcoming: async (from, limit) => upcomingCalendarEvents(events(), from, limit),
      add: async (draft) => void store.setState({ events: [...events(), newEvent(draft)] }),
      remove: async (id) => void store.setState({ events: events().filter((event) => event.id !== id) }),
      follow: (listener) =>
        onStorageEvent(async () => {
          await store.persist.rehydrate();
          listener();
        }),
    };
  },
};

function openStore() {
  return createStore<State>()(
    persist((): State => ({ events: [] }), { name: KEY, storage: createJSONStorage(() => localStorage) }),
  );
}
