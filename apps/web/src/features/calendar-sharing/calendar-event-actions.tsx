import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { TextButton, TextButtonRow, TextLink, TextPageLink } from "../../components/text-button.ts";
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
    <TextButtonRow>
      <TextPageLink to="/contact" search={{ about: eventInWords(event) }}>
        Ask about this event {title}
      </TextPageLink>
      <SaveToCalendar events={[event]} fileName={`event-${event.date}.ics`}>
        Add to calendar {title}
      </SaveToCalendar>
      <Outside href={googleCalendarHref(event, site.timeZone)}>Google Calendar {title}</Outside>
      {map !== null && <Outside href={map}>Map {title}</Outside>}
      <CopyButton as={TextButton} text={() => eventAddress(event)} name={`the link to ${event.title}`}>
        Copy link {title}
      </CopyButton>
    </TextButtonRow>
  );
}

/** What a visitor can do with all the events of the page at once. */
export function AllCalendarEventsActions({ events }: { events: readonly CalendarEvent[] }) {
  if (events.length < 2) return null;
  return (
    <TextButtonRow>
      <SaveToCalendar events={events} fileName="upcoming-events.ics">
        Add all {events.length} events to your calendar
      </SaveToCalendar>
    </TextButtonRow>
  );
}

/** A link to another site, in a new tab and without a referrer. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>(in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
