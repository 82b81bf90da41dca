import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { createStore, type Store } from "tinybase";
import { createLocalPersister } from "tinybase/persisters/persister-browser";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent } from "./shared.ts";

const TABLE = "events";

/** A table in memory, saved to local storage after each change. */
export const tinyBase: Adapter = {
  async fill(events) {
    const store = createStore();
    for (const event of events) setEvent(store, event);
    await createPersister(store, () => undefined).save();
  },
  async open() {
    const store = createStore();
    let failure: unknown;
    const persister = createPersister(store, (error) => {
      failure = error;
    });
    await persister.load();
    // Its rows have no types of their own.
    const all = () => Object.values(store.getTable(TABLE)) as unknown as CalendarEvent[];
    const save = async () => {
      failure = undefined;
      await persister.save();
      if (failure !== undefined) throw failure;
    };
    return {
      all: async () => all(),
      upcoming: async (from, limit) => upcomingCalendarEvents(all(), from, limit),
      add: async (draft) => {
        setEvent(store, newEvent(draft));
        await save();
      },
      remove: async (id) => {
        store.delRow(TABLE, `${id}`);
        await save();
      },
      follow: (listener) => {
        void persister.startAutoLoad();
        store.addTableListener(TABLE, listener);
      },
    };
  },
};

/** What goes wrong is told to this listener only: `save` succeeds either way. */
function createPersister(store: Store, onFailure: (error: unknown) => void) {
  return createLocalPersister(store, KEY, onFailure);
}

function setEvent(store: Store, event: CalendarEvent): void {
  const { description = "", location = "" } = event;
  store.setRow(TABLE, `${event.id}`, { ...event, description, location });
}
