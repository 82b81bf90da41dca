import {
  addDays,
  type CalendarEventRepository,
  type Clock,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  type UpcomingEvents,
  upcomingCalendarEvents,
  validate,
} from "@inner-light/core";
import type { DatedEvent } from "@inner-light/core/server";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { EVENTS } from "./stored-record.ts";

export function sqlCalendarEventRepository(
  store: SqlStore,
  clock: Clock,
): CalendarEventRepository & { dated(): Promise<DatedEvent[]> } {
  const events = new SqlList(EVENTS, clock);
  return {
    async list() {
      return (await store.read((db) => events.read(db))).map(({ record }) => record);
    },

    async add(drafts) {
      const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
      if (parsed.length === 0) return [];
      return store.write(["events"], (db) =>
        events.appendNew(db, clock.now(), (nextId) => parsed.map((draft) => calendarEventFrom(draft, nextId()))),
      );
    },

    async update(changes) {
      const revisions = changes.map(({ before, draft }) => ({
        before,
        event: calendarEventFrom(validate(calendarEventDraftSchema, draft), before.id),
      }));
      if (revisions.length === 0) return [];
      return store.write(["events"], async (db) => {
        for (const { before, event } of revisions) {
          // Of two changes of one event, the second is based on what the first left.
          const [current] = await events.find(db, [before.id]);
          if (current === undefined || !isSameCalendarEvent(current.record, before)) {
            throw new ConflictError("The event has changed");
          }
          await events.update(db, current, event);
        }
        return revisions.map(({ event }) => event);
      });
    },

    async remove(ids) {
      if (ids.length > 0) await store.write(["events"], (db) => events.remove(db, ids));
    },

    async dated() {
      const stored = await store.read((db) => events.read(db));
      return stored.map(({ record, row }) => ({ event: record, changedAt: row.changed_at }));
    },
  };
}

export function sqlUpcomingEvents(store: SqlStore, clock: Clock): UpcomingEvents {
  const events = new SqlList(EVENTS, clock);
  return {
    list: ({ from, limit }) =>
      store.read(async (db) => {
        // What began the day before may end on this day.
        const dayBefore = addDays(from, -1) ?? from;
        // An earlier version, which could not read a record, gave its row no key.
        const isComing = events
          .live(db)
          .where(({ or, eb }) => or([eb("sort_key", ">=", dayBefore), eb("sort_key", "is", null)]));
        const coming = events.readable(await isComing.execute());
        // An empty list is fine, unless rows exist and none can be read.
        const stored = coming.length > 0 ? coming : await events.read(db);
        return upcomingCalendarEvents(
          stored.map(({ record }) => record),
          from,
          limit,
        );
      }),
  };
}
