import type { CalendarEvent } from "@inner-light/core";
import { useEffect } from "react";
import { eventAnchor } from "./calendar-links.ts";

/**
 * Scrolls to this event and focuses it when the address links to it. The browser could not: events are read after the
 * page is shown. Does nothing once the visitor has focused something else.
 */
export function useArrival(event: Pick<CalendarEvent, "id">): void {
  const anchor = eventAnchor(event);
  useEffect(() => {
    if (location.hash !== `#${anchor}` || document.activeElement !== document.body) return;
    const place = document.getElementById(anchor);
    place?.setAttribute("tabindex", "-1");
    place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [anchor]);
}
