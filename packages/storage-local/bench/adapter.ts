import type { CalendarDate, CalendarEvent, CalendarEventDraft, CalendarEventId } from "@inner-light/core";

/** One way to keep a list of events in a browser, as its makers mean it to be used. */
export interface Adapter {
  /** Stores these events, as they would be found at the next visit. The list was empty before. */
  fill(events: readonly CalendarEvent[]): Promise<void>;
  open(): Promise<EventList>;
}

/** An opened list. An operation has succeeded when its promise is fulfilled, and only then. */
export interface EventList {
  /** All events, in the order in which they were added. */
  all(): Promise<readonly CalendarEvent[]>;
  /** The next events from a day on: by date, then time, then id. */
  upcoming(from: CalendarDate, limit: number): Promise<readonly CalendarEvent[]>;
  add(draft: CalendarEventDraft): Promise<void>;
  remove(id: CalendarEventId): Promise<void>;
  /** From now on follows what other tabs do, and calls the listener when `all` may return something new. */
  follow(listener: () => void): void;
}
