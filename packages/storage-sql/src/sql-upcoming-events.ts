import type { Clock, UpcomingEvents } from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { EVENTS } from "./stored-record.ts";

export function sqlUpcomingEvents(store: SqlStore, clock: Clock): UpcomingEvents {
  const events = new SqlList(EVENTS, clock);
  return {
    list: ({ from, limit }) =>
      store.read(async (db) => {
        const all = events.live(db).where("sort_key", ">=", from).clearOrderBy().orderBy("sort_key").orderBy("id");
        const rows = await all.limit(limit).execute();
        let upcoming = events.readable(rows);
        // Rows that became unreadable take the place of readable ones.
        if (upcoming.length < rows.length) upcoming = events.readable(await all.execute()).slice(0, limit);
        // An empty list is fine, unless rows exist and none can be read.
        if (upcoming.length === 0) await events.read(db);
        return upcoming.map(({ record }) => record);
      }),
  };
}
