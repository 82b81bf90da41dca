import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Listing, Unsubscribe } from "../shared/listing.ts";
import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import type { CalendarEventDraft } from "./calendar-event-draft.ts";

/**
 * Where calendar events are kept.
 *
 * An answer is a copy, or frozen: nobody changes what is stored by changing it. Reads never throw for damaged
 * data; they say so in the listing. A write either resolves, and its effect is visible to every
 * repository on the same store from then on, or rejects with a typed error, and nothing has changed.
 */
export interface CalendarEventRepository {
  /** All events, in the order in which they were added. */
  list(): Promise<Listing<CalendarEvent>>;

  /**
   * The events on or after the day `from`, ordered by date, then time, then id, at most `limit` of them.
   * A port method rather than a filter on `list`, so that a server can answer it from an index.
   */
  upcoming(from: CalendarDate, limit: number): Promise<Listing<CalendarEvent>>;

  /** Stores the draft as a new event under an id of its own. Rejects with `ValidationError` or a storage error. */
  add(draft: CalendarEventDraft): Promise<CalendarEvent>;

  /**
   * Puts what the draft says in the place of one event, by the rules of `add`. Its id and its place in the list stay.
   * Rejects with `ValidationError`, with `NotFoundError` if the event is not there, or a storage error.
   */
  update(id: CalendarEventId, draft: CalendarEventDraft): Promise<CalendarEvent>;

  /** Removes one event. Rejects with `NotFoundError` if it is not there, or a storage error. */
  remove(id: CalendarEventId): Promise<void>;

  /**
   * Puts an event back that was removed, at the end of the list: under its own id, or if another has that by now,
   * under the next free one. Rejects with `ValidationError` or a storage error.
   */
  restore(event: CalendarEvent): Promise<CalendarEvent>;

  /** Calls the listener after every change to the list, made here or, where the store can tell, elsewhere. */
  subscribe(listener: () => void): Unsubscribe;
}
