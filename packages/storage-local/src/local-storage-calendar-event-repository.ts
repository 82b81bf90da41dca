import {
  CALENDAR_EVENTS_KEY,
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventDraft,
  type CalendarEventId,
  type CalendarEventRepository,
  type Clock,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  type Listing,
  readRecord,
  Schedule,
  type Unsubscribe,
  validate,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LocalCollection } from "./local-collection.ts";

/** Calendar events in the browser's local storage. */
export class LocalStorageCalendarEventRepository implements CalendarEventRepository {
  readonly #clock: Clock;
  readonly #events: LocalCollection<CalendarEvent>;
  #schedule: Schedule | undefined;

  constructor(browser: BrowserCapabilities) {
    this.#clock = browser.clock;
    this.#events = new LocalCollection(browser, CALENDAR_EVENTS_KEY, (value) => readRecord(calendarEventSchema, value));
  }

  async list(): Promise<Listing<CalendarEvent>> {
    return this.#events.listing();
  }

  async upcoming(from: CalendarDate, limit: number): Promise<Listing<CalendarEvent>> {
    return this.#events.listing((events) => this.#scheduleOf(events).upcoming(from, limit));
  }

  async add(draft: CalendarEventDraft): Promise<CalendarEvent> {
    const checked = validate(calendarEventDraftSchema, draft);
    return this.#events.add(this.#clock.now(), (id) => calendarEventFrom(checked, id));
  }

  async update(id: CalendarEventId, draft: CalendarEventDraft): Promise<CalendarEvent> {
    const checked = validate(calendarEventDraftSchema, draft);
    return this.#events.update(calendarEventFrom(checked, id));
  }

  async restore(event: CalendarEvent): Promise<CalendarEvent> {
    return this.#events.restore(validate(calendarEventSchema, event));
  }

  async remove(id: CalendarEventId): Promise<void> {
    this.#events.remove(id);
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#events.subscribe(listener);
  }

  #scheduleOf(events: readonly CalendarEvent[]): Schedule {
    if (this.#schedule?.events !== events) this.#schedule = new Schedule(events);
    return this.#schedule;
  }
}
