import type { CalendarEvent } from "@inner-light/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { SENT_EVENT } from "../../site/sent-event.ts";
import { eventAnchor, sentEventFragment } from "./calendar-links.ts";
import { MissingEventNote } from "./missing-event-note.tsx";

interface LinkedEventProps {
  /** The events of the list below. */
  readonly events: readonly CalendarEvent[];
  /** Renders the event that a fragment carries. */
  readonly sent: (fragment: string) => ReactNode;
}

/**
 * Leads to the event of the address where the list has it, whether the address names its place or carries it. Otherwise
 * shows the event that came with the address, or says that the event is not here.
 */
export function LinkedEvent({ events, sent }: LinkedEventProps) {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const isSent = fragment.startsWith(SENT_EVENT);
  const here = events.find((event) => (isSent ? sentEventFragment(event) : eventAnchor(event)) === fragment);
  useArrival(here && eventAnchor(here));

  if (here) return null;
  if (isSent) return sent(fragment);
  return /^event-\d+$/.test(fragment) && <MissingEventNote />;
}

/**
 * Focuses the event of the address, and scrolls to it where the browser could not: it was read after the page was shown,
 * or the address carries it. Does nothing once the visitor has focused something else.
 */
function useArrival(anchor: string | undefined): void {
  useEffect(() => {
    if (anchor === undefined || document.activeElement !== document.body) return;
    const place = document.getElementById(anchor);
    place?.setAttribute("tabindex", "-1");
    if (!place?.matches(":target")) place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [anchor]);
}
