import type { CalendarDate } from "../shared/wall-clock.ts";
import type { CalendarEvent, CalendarEventDraft, CalendarEventId } from "./calendar-event.ts";

/** An event as it was read, and the draft that replaces it. The draft may be an event; backends drop its id. */
export interface CalendarEventChange {
  readonly before: CalendarEvent;
  readonly draft: CalendarEventDraft;
}

/**
 * The owner's port to the calendar's events.
 *
 * Records are copies or frozen. A read returns the readable records; it rejects with `UnavailableError` if the backend
 * cannot be reached, or if none of the stored records can be read (`reason: "unreadable"`). A write resolves when all
 * later reads see it. If it rejects, it has not changed anything, unless the error says that this is unknown
 * (`mayBeStored`).
 */
export interface CalendarEventRepository {
  /** Returns all events in any order; pages sort them. */
  list(): Promise<readonly CalendarEvent[]>;

  /** Stores the drafts as new events, all of them or none. Rejects with `ValidationError` for the first invalid draft. */
  add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]>;

  /**
   * Replaces events, all of them or none; each keeps its id. Rejects with `ValidationError` for the first invalid
   * draft, with `NotFoundError`, or with `ConflictError` when a stored event no longer equals its `before`.
   */
  update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]>;

  /**
   * Deletes events, all that exist or none. Skips missing ids, because another tab or device may just have deleted
   * those events. Rejects with `NotFoundError` if all are missing.
   */
  remove(ids: readonly CalendarEventId[]): Promise<void>;
}

/** The visitor's port to the calendar. Reads keep the promises of `CalendarEventRepository`. */
export interface UpcomingEvents {
  /** What `upcomingCalendarEvents` returns. A backend may refuse a `limit` above `MOST_UPCOMING_CALENDAR_EVENTS`. */
  list(query: { readonly from: CalendarDate; readonly limit: number }): Promise<readonly CalendarEvent[]>;
}

/** The events on a page that a server renders, in chronological order, from the earliest date that is still today anywhere. */
export interface PageEvents {
  /** The calendar's events, enough for its list on each later day, too. */
  readonly upcoming?: readonly CalendarEvent[];
  /** All coming events that one read returns, for the page of all dates and the page of `event`. */
  readonly coming?: readonly CalendarEvent[];
  /** The event whose page is rendered, which may be over. */
  readonly event?: CalendarEvent;
}
