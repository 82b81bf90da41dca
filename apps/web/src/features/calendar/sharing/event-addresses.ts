import { type CalendarEvent, isSameCalendarEvent } from "@inner-light/core";
import { useBackend, useIsBound } from "../../../ioc/service-provider.tsx";
import { PublishedCalendar } from "../../../ioc/tokens.ts";
import { builtCalendar } from "../../../site/built-calendar.ts";
import { eventAnchor } from "../../../site/event-anchor.ts";
import { eventHref, pages } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";

/** Whether every visitor finds an event on the calendar, and on its own page, exactly as it is here. */
export function useIsPublic(): (event: CalendarEvent) => boolean {
  const isShared = useBackend().keptIn === "practice";
  const published = useIsBound(PublishedCalendar) ? builtCalendar.upcoming : null;
  return (event) => isShared || published?.some((other) => isSameCalendarEvent(other, event)) === true;
}

/** Returns the address of an event on the current host: its page or, where it has none, its place on the calendar. */
export function useOpenAddress(): (event: CalendarEvent) => string {
  const isPublic = useIsPublic();
  return (event) =>
    location.origin + (isPublic(event) ? eventHref(event) : `${location.pathname}#${eventAnchor(event)}`);
}

/** The calendar page at the address that the owner has given the site; without one, on the host that is open. */
export function practiceCalendar(): string {
  const { calendar } = pages;
  return site.calendarFeed === null
    ? location.origin + import.meta.env.BASE_URL + calendar.path.slice(1)
    : site.url + calendar.path;
}
