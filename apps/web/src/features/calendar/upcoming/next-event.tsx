import {
  type CalendarEvent,
  formatCalendarDate,
  formatPlainTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
} from "@inner-light/core";
import { home } from "../../../../words/home.ts";
import { pages } from "../../../site/pages.ts";
import { eventAnchor } from "../sharing/calendar-links.ts";
import { useUpcomingState } from "./use-upcoming-state.ts";

/**
 * The next events that take place, each in one line, for a page that is rendered with them: published, or read by a server.
 * All but the first are hidden; `firstPaintStyle` shows the first that is not over. The app leaves them as they are.
 */
export function NextEvent() {
  const state = useUpcomingState();
  const events = "events" in state ? nextEvents(state.events) : [];
  if (events.length === 0) return null;
  return (
    <p>
      {events.map((event, index) => (
        <span key={event.id} hidden={index > 0}>
          {home.closing.next}{" "}
          <a href={`${import.meta.env.BASE_URL}${pages.calendar.path.slice(1)}#${eventAnchor(event)}`}>
            <bdi>{event.title}</bdi>, {formatCalendarDate(event.date)} at {formatPlainTime(event.time)}
          </a>
        </span>
      ))}
    </p>
  );
}

/** The events that a page may have in that line. */
export function nextEvents(upcoming: readonly CalendarEvent[]): CalendarEvent[] {
  return upcoming.filter(({ canceled }) => !canceled).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}
