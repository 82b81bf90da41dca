import {
  type CalendarEvent,
  type CalendarEventDraft,
  calendarEventDraftSchema,
  calendarEventFrom,
  validate,
} from "@inner-light/core";

/** The name under which the adapters keep their list. */
export const KEY = "events";

/**
 * The event of a validated draft: every adapter validates what it adds. The id differs from those of other tabs, so that
 * no adapter loses an event because its id was taken.
 */
export function newEvent(draft: CalendarEventDraft): CalendarEvent {
  const id = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  return calendarEventFrom(validate(calendarEventDraftSchema, draft), id);
}

/** Calls the listener when another tab has written to local storage. */
export function onStorageEvent(listener: () => void): void {
  addEventListener("storage", () => listener());
}
