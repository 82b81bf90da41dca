import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import type { CalendarEventDraft } from "./calendar-event-draft.ts";

/**
 * Where calendar events are kept.
 *
 * Records are copies or frozen: changing one changes nothing that is stored. A read returns the records that can be read;
 * it rejects with `UnavailableError` when the backend cannot be reached, or when something is stored and none of it can
 * be read (`reason: "unreadable"`). A write resolves once every later read sees it, or rejects and has changed nothing.
 */
export interface CalendarEventRepository {
  /** All events, in the order in which they were added. */
  list(): Promise<readonly CalendarEvent[]>;

  /** At most `limit` events on or after the day `from`, by date, then time, then id. */
  upcoming(query: { readonly from: CalendarDate; readonly limit: number }): Promise<readonly CalendarEvent[]>;

  /** Stores the drafts as new events, all of them or none. Rejects with `ValidationError` for the first invalid draft. */
  add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]>;

  /**
   * Replaces one event, keeping its id and its place in the list. Rejects with `ValidationError`, with `NotFoundError`,
   * or with `ConflictError` when the stored event is no longer equal to `before`.
   */
  update(before: CalendarEvent, draft: CalendarEventDraft): Promise<CalendarEvent>;

  /** Removes one event. Rejects with `NotFoundError` if it is not there. */
  remove(id: CalendarEventId): Promise<void>;

  /**
   * Puts an event back that `remove` took away, at the end of the list, under its own id or, if another event has that
   * by now, under the next free one. Rejects with `NotFoundError` when the adapter no longer has it.
   */
  restore(id: CalendarEventId): Promise<CalendarEvent>;
}
