import type { CalendarDate } from "../shared/wall-clock.ts";
import type { CalendarEvent, CalendarEventDraft, CalendarEventId } from "./calendar-event.ts";

/** One event as it was read, and the draft that replaces it. An event is a draft, too: backends drop its id. */
export interface CalendarEventChange {
  readonly before: CalendarEvent;
  readonly draft: CalendarEventDraft;
}

/**
 * The owner's port to the calendar's events.
 *
 * Records are copies or frozen: changing one changes nothing that is stored. A read returns the records that can be read;
 * it rejects with `UnavailableError` when the backend cannot be reached, or when something is stored and none of it can
 * be read (`reason: "unreadable"`). A write resolves once every later read sees it, or rejects and has changed nothing,
 * unless the error says that this is not known (`mayBeStored`).
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

/** The visitor's port to the calendar. Reads keep the promises of `CalendarEventRepository`. */
export interface UpcomingEvents {
  /**
   * What `upcomingCalendarEvents` returns: the events from the day `from` on, by date, then time, then id, at most `limit`;
   * before them, beyond the limit, those of the day before that end on `from`, after midnight. A backend may refuse a
   * `limit` above `MOST_UPCOMING_CALENDAR_EVENTS`.
   */
  list(query: { readonly from: CalendarDate; readonly limit: number }): Promise<readonly CalendarEvent[]>;
}

/** The events that a server renders a page with, by schedule, from a day that is over nowhere. */
export interface PageEvents {
  /** The next events of the calendar. Holds the full list of the page on each later day. */
  readonly upcoming?: readonly CalendarEvent[];
  /** The coming events, as many as one read gives: of the page of all dates, and beside `event`. */
  readonly coming?: readonly CalendarEvent[];
  /** The event whose page it is, which may be over. */
  readonly event?: CalendarEvent;
}
