import {
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventDraft,
  type CalendarEventId,
  type CalendarEventRepository,
  type Clock,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  validate,
} from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { EVENTS } from "./stored-record.ts";

export class SqlCalendarEventRepository implements CalendarEventRepository {
  readonly #store: SqlStore;
  readonly #clock: Clock;
  readonly #events: SqlList<CalendarEvent>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#events = new SqlList(EVENTS, clock);
  }

  async list(): Promise<readonly CalendarEvent[]> {
    const stored = await this.#store.read((db) => this.#events.read(db));
    return stored.map(({ record }) => record);
  }

  async add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]> {
    const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
    if (parsed.length === 0) return [];
    return this.#store.write(["events"], (db) =>
      this.#events.appendNew(db, this.#clock.now(), (nextId) =>
        parsed.map((draft) => calendarEventFrom(draft, nextId())),
      ),
    );
  }

  async update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]> {
    const revisions = changes.map(({ before, draft }) => ({
      before,
      event: calendarEventFrom(validate(calendarEventDraftSchema, draft), before.id),
    }));
    if (revisions.length === 0) return [];
    return this.#store.write(["events"], async (db) => {
      const stored = await this.#events.find(
        db,
        revisions.map(({ before }) => before.id),
      );
      for (const [index, { before, event }] of revisions.entries()) {
        const current = stored[index];
        if (current === undefined || !isSameCalendarEvent(current.record, before)) {
          throw new ConflictError("The event has changed");
        }
        await this.#events.update(db, current, event);
      }
      return revisions.map(({ event }) => event);
    });
  }

  async remove(ids: readonly CalendarEventId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#store.write(["events"], (db) => this.#events.remove(db, ids));
  }

  /** When each event was last written, as an ISO 8601 date-time in UTC; empty for one that something else wrote. */
  async changeTimes(): Promise<ReadonlyMap<CalendarEventId, string>> {
    const rows = await this.#store.read((db) =>
      db
        .selectFrom("record")
        .select(["id", "changed_at"])
        .where("noun", "=", EVENTS.noun)
        .where("deleted_at", "is", null)
        .execute(),
    );
    return new Map(rows.map(({ id, changed_at }) => [Number(id), changed_at]));
  }
}
