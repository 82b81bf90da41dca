import type { CalendarDate } from "../shared/wall-clock.ts";
import type { CalendarEvent, CalendarEventDraft, CalendarEventId } from "./calendar-event.ts";

/** An update to an event. Backends ignore the draft's id if it has one. */
export interface CalendarEventChange {
  readonly before: CalendarEvent;
  readonly draft: CalendarEventDraft;
}

/**
 * The owner's port to the calendar.
 *
 * Returned records are copies or frozen. Reads skip unreadable records. They reject with `UnavailableError` if the
 * backend is unreachable, or if it has records and none is readable (`reason: "unreadable"`).
 *
 * A write resolves once every later read sees it. A rejected write changed nothing unless `mayBeStored(error)`.
 */
export interface CalendarEventRepository {
  /** Returns all events in no particular order. */
  list(): Promise<readonly CalendarEvent[]>;

  /** Adds all drafts or none. Rejects with `ValidationError` for the first invalid draft. */
  add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]>;

  /**
   * Makes all changes or none. Rejects with `ValidationError` for the first invalid draft. Rejects with
   * `ConflictError` if a stored event no longer equals its `before`, or with `NotFoundError` if it is missing.
   */
  update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]>;

  /**
   * Deletes every event in `ids` that exists, or none. Skips missing ids; rejects with `NotFoundError` if all are
   * missing.
   */
  remove(ids: readonly CalendarEventId[]): Promise<void>;
}

/** The visitor's port to the calendar. Reads behave like those of `CalendarEventRepository`. */
export interface UpcomingEvents {
  /** See `upcomingCalendarEvents`. A backend may refuse a `limit` above `MOST_UPCOMING_CALENDAR_EVENTS`. */
  list(query: { readonly from: CalendarDate; readonly limit: number }): Promise<readonly CalendarEvent[]>;
}

/** The events of a server-rendered page in chronological order, starting with the earliest date anywhere on earth. */
export interface PageEvents {
  readonly upcoming?: readonly CalendarEvent[];
  readonly coming?: readonly CalendarEvent[];
  /** The event whose page is rendered. It may be over. */
  readonly event?: CalendarEvent;
}
