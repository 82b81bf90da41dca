import {
  type CalendarEvent,
  hasCode,
  isSameCalendarEvent,
  isUpcoming,
  MOST_UPCOMING_CALENDAR_EVENTS,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import { calendarEventQueries, LISTED_EVENTS } from "../../queries/calendar-event-queries.ts";
import { useQueryOf } from "../../queries/service-hooks.ts";
import { useNow } from "../../queries/use-now.ts";
import { builtCalendar, reserveOf } from "../../site/built-calendar.ts";
import { site } from "../../site/site.ts";

/** Returns one event more than /calendar shows, or all. Until the time is known, returns the built-in events. */
export function useUpcomingState({ isAll = false } = {}) {
  const now = useNow(site.timeZone);
  const today = now?.date ?? null;
  const published = useIsBound("publishedCalendar") ? builtCalendar.upcoming : null;
  const limit = isAll ? MOST_UPCOMING_CALENDAR_EVENTS : LISTED_EVENTS;
  const { data, error, isFetching, refetch } = useQueryOf(calendarEventQueries.upcoming(today, limit));
  const isInBrowser = useBackend().dataLocation === "this-browser";
  const reason = isInBrowser && hasCode(error, "unavailable") ? error.reason : undefined;
  // A browser that blocks storage has no list of its own.
  const own = reason === "blocked" ? null : data;
  const built = published && (isAll ? published.slice(0, limit) : reserveOf(published));
  const listed = own ?? (published && today ? upcomingCalendarEvents(published, today, limit) : built);
  const events = now && listed ? listed.filter((event) => isUpcoming(event, now)) : listed;
  return {
    events: reason === "unreadable" ? null : events,
    /** `null` while the list is the built-in one. */
    now,
    error,
    reason,
    isReading: isFetching,
    read: () => void refetch(),
  };
}

/** Returns whether all visitors see this version of an event. */
export function useIsPublic(): (event: CalendarEvent) => boolean {
  const isShared = useBackend().dataLocation === "practice";
  const published = useIsBound("publishedCalendar") ? builtCalendar.upcoming : null;
  return (event) => isShared || published?.some((other) => isSameCalendarEvent(other, event)) === true;
}
