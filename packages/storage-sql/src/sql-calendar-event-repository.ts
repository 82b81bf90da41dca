import * as core from "@inner-light/core";
import type { DatedEvent } from "@inner-light/core/server";
import { SqlList } from "./sql-list.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { EVENTS } from "./stored-record.ts";

export function sqlCalendarEventRepository(
  store: SqlStore,
  clock: core.Clock,
): core.CalendarEventRepository & { dated(): Promise<DatedEvent[]> } {
  const events = new SqlList(EVENTS, clock);
  return {
    async list() {
      return (await store.read((db) => events.read(db))).map(({ record }) => record);
    },

    async add(drafts) {
      const parsed = drafts.map((draft) => core.validate(core.calendarEventDraftSchema, draft));
      if (parsed.length === 0) return [];
      return store.write(["events"], (db) =>
        events.appendNew(db, clock.now(), (nextId) => parsed.map((draft) => core.calendarEventFrom(draft, nextId()))),
      );
    },

    async update(changes) {
      const revisions = changes.map(({ before, draft }) => ({
        before,
        event: core.calendarEventFrom(core.validate(core.calendarEventDraftSchema, draft), before.id),
      }));
      if (revisions.length === 0) return [];
      return store.write(["events"], async (db) => {
        for (const { before, event } of revisions) {
          // Re-reads the event, because an earlier change in this call may have updated it.
          const [current] = await events.find(db, [before.id]);
          if (current === undefined || !core.isSameCalendarEvent(current.record, before)) {
            throw new core.ConflictError("The event has changed");
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

/** Visitors' pages request two or three days and a single length. */
const KEPT_ANSWERS = 20;

/** Extra rows, because some may be the previous day's events. */
const ROWS_BESIDE = 10;

/** Caches each result until the events change on any server. */
export function sqlUpcomingEvents(store: SqlStore, clock: core.Clock): core.UpcomingEvents {
  const events = new SqlList(EVENTS, clock);
  let kept = { version: -1, answers: new Map<string, readonly core.CalendarEvent[]>() };

  /** Reads events in sort order, starting at `from`, until there are enough. */
  async function readFrom(db: Queries, from: core.CalendarDate, limit: number): Promise<core.CalendarEvent[]> {
    // An earlier version stored unreadable records without a key.
    const found = await events.records(events.live(db).clearOrderBy().where("sort_key", "is", null));
    const byKey = events
      .live(db)
      .clearOrderBy()
      .where("sort_key", ">=", core.addDays(from, -1) ?? from)
      .orderBy("sort_key")
      .orderBy("id")
      .orderBy("position");
    const size = limit + ROWS_BESIDE;
    for (let offset = 0; ; offset += size) {
      const rows = await byKey.limit(size).offset(offset).execute();
      found.push(...events.readable(rows).map(({ record }) => record));
      if (rows.length < size || found.filter(({ date }) => date >= from).length >= Math.max(limit, 1)) return found;
    }
  }

  async function read(db: Queries, from: core.CalendarDate, limit: number): Promise<readonly core.CalendarEvent[]> {
    const found = await readFrom(db, from, limit);
    // Rejects if there are rows but none is readable.
    if (found.length === 0 && (await events.records(events.live(db).limit(1))).length === 0) await events.read(db);
    return Object.freeze(core.upcomingCalendarEvents(found, from, limit).map((event) => Object.freeze(event)));
  }

  return {
    async list({ from, limit }) {
      const { events: version } = await store.versions();
      if (kept.version !== version || kept.answers.size >= KEPT_ANSWERS) kept = { version, answers: new Map() };
      const { answers } = kept;
      const question = `${from} ${limit}`;
      const answer = answers.get(question) ?? (await store.readSnapshot((db) => read(db, from, limit)));
      answers.set(question, answer);
      return answer;
    },
  };
}
