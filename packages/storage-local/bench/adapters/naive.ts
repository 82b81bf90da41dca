import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent, onStorageEvent } from "./shared.ts";

/** What most sites write by hand: read the array, change it, write it; an empty one if it cannot be read. */
export const naive: Adapter = {
  async fill(events) {
    write(events);
  },
  async open() {
    return {
      all: async () => read(),
      upcoming: async (from, limit) => upcomingCalendarEvents(read(), from, limit),
      add: async (draft) => write([...read(), newEvent(draft)]),
      remove: async (id) => write(read().filter((event) => event.id !== id)),
      follow: onStorageEvent,
    };
  },
};

function read(): CalendarEvent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function write(events: readonly CalendarEvent[]): void {
  localStorage.setItem(KEY, JSON.stringify(events));
}
