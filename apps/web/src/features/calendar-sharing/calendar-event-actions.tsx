import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { QuietButton, QuietLink, QuietPageLink, QuietRow } from "../../components/quiet-action/quiet-action.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { site } from "../../site/site.ts";
import { eventInWords, googleCalendarHref, mapHref } from "./calendar-links.ts";
import { eventAddress } from "./event-address.ts";
import { SaveToCalendar } from "./save-to-calendar.tsx";
import { useArrival } from "./use-arrival.ts";

/** What a visitor can do with one event: ask about it, add it to a calendar, find the place, share it. */
export function CalendarEventActions({ event }: { event: CalendarEvent }) {
  useArrival(event);
  const map = mapHref(event.location);
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  return (
    <QuietRow>
      <QuietPageLink to="/contact" search={{ about: eventInWords(event) }}>
        Ask about this event {title}
      </QuietPageLink>
      <SaveToCalendar events={[event]} fileName={`event-${event.date}.ics`}>
        Add to calendar {title}
      </SaveToCalendar>
      <Outside href={googleCalendarHref(event, site.timeZone)}>Google Calendar {title}</Outside>
      {map !== null && <Outside href={map}>Map {title}</Outside>}
      <CopyButton as={QuietButton} text={() => eventAddress(event)} name={`the link to ${event.title}`}>
        Copy link {title}
      </CopyButton>
    </QuietRow>
  );
}

/** What a visitor can do with all the events of the page at once. */
export function AllCalendarEventsActions({ events }: { events: readonly CalendarEvent[] }) {
  if (events.length < 2) return null;
  return (
    <QuietRow>
      <SaveToCalendar events={events} fileName="upcoming-events.ics">
        Add all {events.length} events to your calendar
      </SaveToCalendar>
    </QuietRow>
  );
}

/** A link to another site, in a new tab and without a referrer. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <QuietLink href={href} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>(in a new tab)</VisuallyHidden>
    </QuietLink>
  );
}
