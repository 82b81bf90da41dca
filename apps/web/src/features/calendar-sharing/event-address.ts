import type { CalendarEvent } from "@inner-light/core";
import { eventAnchor } from "./calendar-links.ts";

/** The address of an event: on the calendar page that is open, wherever that is served from. */
export function eventAddress(event: Pick<CalendarEvent, "id">): string {
  return `${location.origin}${location.pathname}#${eventAnchor(event)}`;
}
