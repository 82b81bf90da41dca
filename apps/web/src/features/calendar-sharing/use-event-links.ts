import type { CalendarEvent } from "@inner-light/core";
import { useDataLocation, useIsBound } from "../../ioc/service-provider.tsx";
import { PublishedCalendar } from "../../ioc/tokens.ts";
import { builtCalendar } from "../../site/built-calendar.ts";
import { pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { eventAnchor, sentEventFragment } from "./calendar-links.ts";

/** The addresses of the calendar and of its events. */
export interface EventLinks {
  readonly calendar: () => string;
  /** Whether every visitor finds the event on the calendar exactly as it is here. */
  readonly isPublic: (event: CalendarEvent) => boolean;
  /** The address of a public event's place on the calendar; for every other event one that carries the event itself. */
  readonly addressOf: (event: CalendarEvent) => string;
}

/** The addresses of events on the calendar page at the address `calendar`. */
export function useEventLinks(calendar: () => string): EventLinks {
  const isShared = useDataLocation() === "practice";
  const published = useIsBound(PublishedCalendar) ? builtCalendar.upcoming : null;
  const isPublic = (event: CalendarEvent) =>
    isShared ||
    (published?.some((other) => other.id === event.id && sentEventFragment(other) === sentEventFragment(event)) ??
      false);
  return {
    calendar,
    isPublic,
    addressOf: (event) => `${calendar()}#${isPublic(event) ? eventAnchor(event) : sentEventFragment(event)}`,
  };
}

/** The calendar page that is open, on whatever host and path. */
export function openCalendar(): string {
  return location.origin + location.pathname;
}

/** The calendar page at the address that the owner has given the site; without one, on the host that is open. */
export function practiceCalendar(): string {
  const { calendar } = pages;
  return site.calendarFeed === null
    ? location.origin + import.meta.env.BASE_URL + calendar.path.slice(1)
    : site.url + calendar.path;
}
