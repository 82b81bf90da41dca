import type { CalendarEvent } from "@inner-light/core";
import { useEffect } from "react";
import { eventAnchor } from "./calendar-links.ts";

/**
 * Takes those who came by a link to this event to its place. The browser has looked for it already, and in vain: events
 * are read after the page is there. Whoever has begun to do something on the page is left alone.
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
