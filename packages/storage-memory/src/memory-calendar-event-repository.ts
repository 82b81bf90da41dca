import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventDraft,
  type CalendarEventId,
  type CalendarEventRepository,
  type Clock,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  claimFreeId,
  type DeletedRecord,
  isSameCalendarEvent,
  upcomingCalendarEvents,
  validate,
} from "@inner-light/core";
import { MemoryList } from "./memory-list.ts";
import type { MemoryStore } from "./memory-store.ts";

export class MemoryCalendarEventRepository implements CalendarEventRepository {
  readonly #events: MemoryList<CalendarEvent>;
  readonly #clock: Clock;

  constructor(store: MemoryStore, clock: Clock) {
    this.#events = new MemoryList(store, "events", calendarEventSchema);
    this.#clock = clock;
  }

  async list(): Promise<readonly CalendarEvent[]> {
    return this.#events.read();
  }

  async upcoming({ from, limit }: { from: CalendarDate; limit: number }): Promise<readonly CalendarEvent[]> {
    return upcomingCalendarEvents(this.#events.read(), from, limit);
  }

  async add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]> {
    const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
    const now = this.#clock.now();
    const taken = this.#events.takenIds();
    const events = parsed.map((draft) => calendarEventFrom(draft, claimFreeId(now, taken)));
    this.#events.append(events);
    return events;
  }

  async update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]> {
    const events = changes.map(({ before, draft }) =>
      calendarEventFrom(validate(calendarEventDraftSchema, draft), before.id),
    );
    for (const { before } of changes) {
      if (!isSameCalendarEvent(this.#events.find(before.id), before)) throw new ConflictError("The event has changed");
    }
    this.#events.update(events);
    return events;
  }

  async remove(ids: readonly CalendarEventId[]): Promise<void> {
    this.#events.remove(ids, this.#clock.now());
  }

  async listDeleted(): Promise<readonly DeletedRecord<CalendarEvent>[]> {
    return this.#events.deleted(this.#clock.now());
  }

  async restore(ids: readonly CalendarEventId[]): Promise<readonly CalendarEvent[]> {
    return this.#events.restore(ids, this.#clock.now());
  }
}
