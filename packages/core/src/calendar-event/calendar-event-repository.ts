import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";
import type { CalendarEventDraft } from "./calendar-event-draft.ts";

/** One event as it was read, and the draft that replaces it. */
export interface CalendarEventChange {
  readonly before: CalendarEvent;
  readonly draft: CalendarEventDraft;
}

/**
 * The owner's port to the calendar's events.
 *
 * Records are copies or frozen: changing one changes nothing that is stored. A read returns the records that can be read;
 * it rejects with `UnavailableError` when the backend cannot be reached, or when something is stored and none of it can
 * be read (`reason: "unreadable"`). A write resolves once every later read sees it, or rejects and has changed nothing.
 */
export interface CalendarEventRepository {
  /** All events, in an order of the backend: pages sort them. */
  list(): Promise<readonly CalendarEvent[]>;

  /** Stores the drafts as new events, all of them or none. Rejects with `ValidationError` for the first invalid draft. */
  add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]>;

  /**
   * Replaces events, all of them or none; each keeps its id. Rejects with `ValidationError` for
   * the first invalid draft, with `NotFoundError`, or with `ConflictError` when a stored event is no longer equal to its
   * `before`.
   */
  update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]>;

  /**
   * Deletes events, all that are there or none. Skips an id that is gone, because another tab or device may have deleted
   * that event a moment ago. Rejects with `NotFoundError` if all of several ids, or the only one, are gone.
   */
  remove(ids: readonly CalendarEventId[]): Promise<void>;
}
