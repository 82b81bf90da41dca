import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventDraft,
  type CalendarEventId,
  type CalendarEventRepository,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  Schedule,
  validate,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Calendar events in local storage. */
export class LocalStorageCalendarEventRepository implements CalendarEventRepository {
  readonly #page: LocalStoragePage;
  #schedule = new Schedule([]);

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async list(): Promise<readonly CalendarEvent[]> {
    return this.#page.events.list();
  }

  async upcoming({ from, limit }: { from: CalendarDate; limit: number }): Promise<readonly CalendarEvent[]> {
    const events = this.#page.events.list();
    if (this.#schedule.events !== events) this.#schedule = new Schedule(events);
    return this.#schedule.upcoming(from, limit);
  }

  async add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]> {
    const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
    return this.#page.events.add(this.#page.clock.now(), (nextId) =>
      parsed.map((draft) => calendarEventFrom(draft, nextId())),
    );
  }

  async update(before: CalendarEvent, draft: CalendarEventDraft): Promise<CalendarEvent> {
    const parsed = validate(calendarEventDraftSchema, draft);
    return this.#page.events.update(before.id, (stored) => {
      if (!isSameCalendarEvent(stored, before)) throw new ConflictError("The event has changed");
      return calendarEventFrom(parsed, before.id);
    });
  }

  async remove(id: CalendarEventId): Promise<void> {
    this.#page.events.remove(id);
  }

  async restore(id: CalendarEventId): Promise<CalendarEvent> {
    return this.#page.events.restore(id);
  }
}
