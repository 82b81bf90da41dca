import { type CalendarEvent, hasCode, isSameCalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { keepPreviousData } from "@tanstack/react-query";
import { UPCOMING_EVENTS } from "../../ioc/service-tokens.ts";
import { useBackend, useIsBound, useQueryOf } from "../../ioc/use-services.ts";
import { calendarEventQueries, LISTED_EVENTS } from "../../queries/calendar-event-queries.ts";
import { useToday } from "../../queries/use-today.ts";
import { builtCalendar } from "../../site/built-calendar.ts";
import { site } from "../../site/site.ts";

/**
 * The upcoming events: as many as the page shows, and one more where there are later ones; `null` while they are not known.
 * While the list `isBuilt`, it came with the page, and a style sheet hides the events that the day of the visit rules out.
 */
export function useUpcomingState() {
  const today = useToday(site.timeZone);
  const published = useIsBound("publishedCalendar") ? builtCalendar.upcoming : null;
  const { data, error, isFetching, refetch } = useQueryOf(UPCOMING_EVENTS, {
    ...calendarEventQueries.upcoming(today),
    // At midnight the old list stays until the new one is read.
    placeholderData: keepPreviousData,
  });
  const isInBrowser = useBackend().dataLocation === "this-browser";
  const reason = isInBrowser && hasCode(error, "unavailable") ? error.reason : undefined;
  // A browser that blocks storage has no list of its own.
  const own = reason === "blocked" ? null : data;
  const events = own ?? (published && today ? upcomingCalendarEvents(published, today, LISTED_EVENTS) : published);
  return {
    events: reason === "unreadable" ? null : events,
    isBuilt: today === null,
    error,
    reason,
    isReading: isFetching,
    read: () => void refetch(),
  };
}

/** Whether every visitor sees an event on the calendar, and on its own page, exactly as it is here. */
export function useIsPublic(): (event: CalendarEvent) => boolean {
  const isShared = useBackend().dataLocation === "practice";
  const published = useIsBound("publishedCalendar") ? builtCalendar.upcoming : null;
  return (event) => isShared || published?.some((other) => isSameCalendarEvent(other, event)) === true;
}
