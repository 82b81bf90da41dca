import type { CalendarEvent } from "@inner-light/core";

/** The id of an event on the calendar page. */
export function eventAnchor({ id }: Pick<CalendarEvent, "id">): string {
  return `event-${id}`;
}
