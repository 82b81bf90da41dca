import { type CalendarEvent, isoTimestampOf } from "@inner-light/core";
import { type ReactNode, useEffect } from "react";
import { download } from "../../browser/download.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { TextButton, TextButtonRow, TextLink, TextPageLink } from "../../components/text-button.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { eventAddress, eventAnchor, eventInWords, googleCalendarHref, mapHref } from "./calendar-links.ts";

/** The links and buttons of one event: to ask about it, add it to a calendar, find the place, and share it. */
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
      {!event.canceled && <Outside href={googleCalendarHref(event, site.timeZone)}>Google Calendar {title}</Outside>}
      {map !== null && <Outside href={map}>Map {title}</Outside>}
      <CopyButton as={TextButton} text={() => eventAddress(event)} name={`the link to ${event.title}`}>
        Copy link {title}
      </CopyButton>
    </TextButtonRow>
  );
}

/** The buttons for all the events of the page. */
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

/**
 * Scrolls to this event and focuses it when the address links to it. The browser could not, because events are read after
 * the page is shown. Does nothing once the visitor has focused something else.
 */
function useArrival(event: CalendarEvent): void {
  const anchor = eventAnchor(event);
  useEffect(() => {
    if (location.hash !== `#${anchor}` || document.activeElement !== document.body) return;
    const place = document.getElementById(anchor);
    place?.setAttribute("tabindex", "-1");
    place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [anchor]);
}

interface SaveToCalendarProps {
  readonly events: readonly CalendarEvent[];
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Downloads events as a calendar file, which the browser makes itself. */
function SaveToCalendar({ events, fileName, children }: SaveToCalendarProps) {
  const { clock } = useServices();
  const showToast = useToast();

  const save = async () => {
    try {
      const { calendarFile } = await import("./calendar-file.ts");
      const file = calendarFile(events, {
        timeZone: site.timeZone,
        host: new URL(site.url).host,
        practiceName: site.practiceName,
        addressOf: eventAddress,
        now: Date.parse(isoTimestampOf(clock.now())),
      });
      download(fileName, file, "text/calendar;charset=utf-8");
    } catch {
      showToast(NOT_MADE);
    }
  };

  return <TextButton onClick={save}>{children}</TextButton>;
}

const NOT_MADE = {
  title: "The File Could Not Be Made",
  text: "Please load the page again, or use the link to Google Calendar.",
  destructive: true,
};

/** A link to another site, in a new tab and without a referrer. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>(in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
