import {
  BACKUP_ENTRY_NAMES,
  type CalendarEventRepository,
  type Clock,
  isoTimestampOf,
  type PublishedCalendar,
  type PublishedCalendarFile,
  writePublishedCalendar,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

const NAME = BACKUP_ENTRY_NAMES.events;

export class MemoryPublishedCalendar implements PublishedCalendar {
  readonly #store: MemoryStore;
  readonly #clock: Clock;
  readonly #calendarEvents: CalendarEventRepository;

  constructor(store: MemoryStore, clock: Clock, calendarEvents: CalendarEventRepository) {
    this.#store = store;
    this.#clock = clock;
    this.#calendarEvents = calendarEvents;
  }

  async published(): Promise<PublishedCalendarFile | null> {
    const { published } = this.#store;
    return published && { ...published, events: published.events.map((event) => ({ ...event })) };
  }

  async hasOwnList(): Promise<boolean> {
    return NAME in this.#store.entries;
  }

  async export(): Promise<string> {
    const events = await this.#calendarEvents.list();
    return writePublishedCalendar({ createdAt: isoTimestampOf(this.#clock.now()), events });
  }

  async resetToPublished(): Promise<void> {
    const others = Object.entries(this.#store.entries).filter(([name]) => name !== NAME);
    this.#store.replace(Object.fromEntries(others), "events");
  }
}
