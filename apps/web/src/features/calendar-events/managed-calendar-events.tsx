import { type CalendarDate, type CalendarEvent, splitByDate } from "@inner-light/core";
import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { color, space, type } from "../../theme/tokens.ts";
import { CalendarEventList } from "./calendar-event-list.ts";
import { PastCalendarEvents } from "./past-calendar-events.tsx";

interface ManagedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly today: CalendarDate;
  readonly ref: Ref<HTMLDivElement>;
  /** What stands in an event's place. */
  readonly children: (event: CalendarEvent) => ReactNode;
}

/** The events by schedule, in two parts: those that have passed, and those that are coming up. */
export function ManagedCalendarEvents({ events, today, ref, children }: ManagedCalendarEventsProps) {
  const { upcoming, past } = splitByDate(events, today);
  const rows = (part: readonly CalendarEvent[], label: string) => (
    <CalendarEventList aria-label={label}>
      {part.map((event) => (
        <li key={event.id} data-event={event.id}>
          {children(event)}
        </li>
      ))}
    </CalendarEventList>
  );

  return (
    <Parts ref={ref}>
      {past.length > 0 && (
        <PastCalendarEvents count={past.length} isAll={upcoming.length === 0}>
          {rows(past, "Past events")}
        </PastCalendarEvents>
      )}
      {past.length > 0 && upcoming.length > 0 && <Part>Upcoming events</Part>}
      {upcoming.length > 0 && rows(upcoming, "Upcoming events")}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.m};
`;

const Part = styled.h3`
  font: ${type.label};
  color: ${color.soft};
`;
