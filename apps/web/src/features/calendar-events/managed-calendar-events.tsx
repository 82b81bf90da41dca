import { type CalendarDate, type CalendarEvent, splitByDate } from "@inner-light/core";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { color, space, type } from "../../theme/tokens.ts";
import { CalendarEventList } from "./calendar-event-list.ts";

interface ManagedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly today: CalendarDate;
  /** What stands in an event's place. */
  readonly children: (event: CalendarEvent) => ReactNode;
}

/** The events by schedule, in two parts: those that have passed, in a fold, and those that are coming up. */
export function ManagedCalendarEvents({ events, today, children }: ManagedCalendarEventsProps) {
  const { upcoming, past } = splitByDate(events, today);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (upcoming.length === 0 || past.length <= OPEN_UP_TO);
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
    <Parts>
      {past.length > 0 && (
        <Folded
          open={isOpen}
          onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
        >
          <summary>Past events ({past.length})</summary>
          {rows(past, "Past events")}
        </Folded>
      )}
      {past.length > 0 && upcoming.length > 0 && <Part>Upcoming events</Part>}
      {upcoming.length > 0 && rows(upcoming, "Upcoming events")}
    </Parts>
  );
}

/** The fold is open from the beginning when it holds no more events than this. */
const OPEN_UP_TO = 5;

const Parts = styled.div`
  display: grid;
  gap: ${space.m};
`;

const Folded = styled.details`
  summary { padding-block: ${space.s}; font: ${type.label}; color: ${color.textMuted}; cursor: pointer; }
  &[open] > summary { margin-bottom: ${space.s}; }
`;

const Part = styled.h3`
  font: ${type.label};
  color: ${color.textMuted};
`;
