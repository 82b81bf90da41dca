import type { CalendarEvent, Clock, UpcomingEvents, UpcomingEventsQuery } from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { EVENTS } from "./stored-record.ts";

export function sqlUpcomingEvents(store: SqlStore, clock: Clock): UpcomingEvents {
  const events = new SqlList(EVENTS, clock);
  return {
    async list({ from, limit }) {
      const upcoming: CalendarEvent[] = [];
      await store.read(async (db) => {
        // Rows that became unreadable take the place of readable ones, so there may have to be a second read.
        for (let offset = 0; upcoming.length < limit; ) {
          const rows = await upcomingRows(db, { from, limit }, offset);
          upcoming.push(...events.readable(rows).map(({ record }) => record));
          if (rows.length < limit) break;
          offset += rows.length;
        }
        // Nothing upcoming is no error, unless nothing can be read.
        if (upcoming.length === 0) await events.requireReadable(db);
      });
      return upcoming.slice(0, limit);
    },
  };
}

function upcomingRows(db: Queries, { from, limit }: UpcomingEventsQuery, offset: number) {
  return db
    .selectFrom("record")
    .selectAll()
    .where("noun", "=", EVENTS.noun)
    .where("deleted_at", "is", null)
    .where("sort_key", ">=", from)
    .orderBy("sort_key")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}
