import {
  type CalendarEvent,
  formatCalendarDate,
  formatPlainTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
} from "@inner-light/core";
import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { home } from "../../../../words/home.ts";
import { useToday } from "../../../queries/use-today.ts";
import { site } from "../../../site/site.ts";
import { eventAnchor } from "../sharing/calendar-links.ts";
import { useUpcomingState } from "./use-upcoming-state.ts";

/**
 * The next event that takes place, in one line, where it is known without a look into the storage: published, or rendered
 * by a server. The built page has the later ones too, hidden, and `firstPaintStyle` shows the first that is not over.
 */
export function NextEvent() {
  const today = useToday(site.timeZone);
  const state = useUpcomingState({ reading: false });
  const events =
    "events" in state ? nextEvents(state.events.filter(({ date }) => today === null || date >= today)) : [];
  if (events.length === 0) return null;
  return (
    <Place data-built={today === null || undefined}>
      <p>
        {events.slice(0, today === null ? undefined : 1).map((event, index) => (
          <span key={event.id} hidden={index > 0}>
            {home.closing.next}{" "}
            <Link to="/calendar" hash={eventAnchor(event)}>
              <bdi>{event.title}</bdi>, {formatCalendarDate(event.date)} at {formatPlainTime(event.time)}
            </Link>
          </span>
        ))}
      </p>
    </Place>
  );
}

/** Takes no room when all events of the built page are over. */
const Place = styled.div`
  display: contents;
`;

/** The events that a built page offers for that line. */
export function nextEvents(upcoming: readonly CalendarEvent[]): CalendarEvent[] {
  return upcoming.filter(({ canceled }) => !canceled).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}
