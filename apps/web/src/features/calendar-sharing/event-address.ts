import type { CalendarEvent } from "@inner-light/core";
import { eventAnchor } from "./calendar-links.ts";

/** Where an event is found: on the calendar page that is open, wherever that is served from. */
export function eventAddress(event: Pick<CalendarEvent, "id">): string {
  return `${location.origin}${location.pathname}#${eventAnchor(event)}`;
}
