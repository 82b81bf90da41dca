import type { CalendarEvent } from "@inner-light/core";
import { Dexie, liveQuery, type Table } from "dexie";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent } from "./shared.ts";

/** A table in IndexedDB with an index for the calendar: each event is a record of its own. */
export const dexie: Adapter = {
  async fill(events) {
    await openTable().bulkAdd(events);
  },
  async open() {
    const table = openTable();
    return {
      all: () => table.toArray(),
      upcoming: (from, limit) => table.where(SCHEDULE).aboveOrEqual([from]).limit(limit).toArray(),
      add: async (draft) => void (await table.add(newEvent(draft))),
      remove: (id) => table.delete(id),
      follow: (listener) => void liveQuery(() => table.count()).subscribe(listener),
    };
  },
};

const SCHEDULE = "[date+time+id]";

function openTable(): Table<CalendarEvent, number> {
  const database = new Dexie("bench");
  database.version(1).stores({ [KEY]: `id, ${SCHEDULE}` });
  return database.table(KEY);
}
