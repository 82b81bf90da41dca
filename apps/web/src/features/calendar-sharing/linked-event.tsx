import { type CalendarEvent, compareBySchedule, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { Notice } from "../../components/notice.tsx";
import { useIsBound } from "../../ioc/service-provider.tsx";
import { PublishedCalendar } from "../../ioc/tokens.ts";
import { builtCalendar } from "../../site/built-calendar.ts";
import { SENT_EVENT } from "../../site/sent-event.ts";
import { eventAnchor, sentEventFragment } from "./calendar-links.ts";
import { MissingEventNote } from "./missing-event-note.tsx";

interface LinkedEventProps {
  /** The events of the list below. */
  readonly events: readonly CalendarEvent[];
  /** Renders the event that a fragment carries. */
  readonly sent: (fragment: string) => ReactNode;
  /** Renders a published event that is further ahead than the list. */
  readonly children: (event: CalendarEvent) => ReactNode;
}

/**
 * Leads to the event of the address where the list has it, whether the address names its place or carries it. Otherwise
 * shows the published event, if it is further ahead than the list, or the event that came with the address, or says that
 * the event is not here.
 */
export function LinkedEvent({ events, sent, children }: LinkedEventProps) {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const isSent = fragment.startsWith(SENT_EVENT);
  const isLinked = (event: CalendarEvent) => (isSent ? sentEventFragment(event) : eventAnchor(event)) === fragment;
  const here = events.find(isLinked);
  const later = useLaterEvents(events).find(isLinked);
  const place = here ?? later;
  useFocusLinkedEvent(place && eventAnchor(place));

  if (here) return null;
  if (later)
    return (
      <div id={eventAnchor(later)}>
        <Notice title="The event in your link">
          <p>It’s later than the events below.</p>
          {children(later)}
        </Notice>
      </div>
    );
  if (isSent) return sent(fragment);
  return /^event-\d+$/.test(fragment) && <MissingEventNote />;
}

/** The published events that the limit of the list leaves out: they come after its last one. */
function useLaterEvents(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const isPublished = useIsBound(PublishedCalendar);
  if (!isPublished || events.length < UPCOMING_CALENDAR_EVENTS_LIMIT || builtCalendar.upcoming === null) return [];
  const last = events.at(-1);
  return builtCalendar.upcoming.filter((event) => last && compareBySchedule(last, event) < 0);
}

/**
 * Focuses the event of the address, and scrolls to it where the browser could not: it was read after the page was shown,
 * or the address carries it. Does nothing once the visitor has focused something else.
 */
function useFocusLinkedEvent(anchor: string | undefined): void {
  useEffect(() => {
    if (anchor === undefined || document.activeElement !== document.body) return;
    const place = document.getElementById(anchor);
    place?.setAttribute("tabindex", "-1");
    if (!place?.matches(":target")) place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [anchor]);
}
