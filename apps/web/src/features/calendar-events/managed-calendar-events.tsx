import { type CalendarDate, type CalendarEvent, splitByDate } from "@inner-light/core";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { RecordList } from "../../components/record-card.ts";
import { color, space, type } from "../../theme/tokens.ts";

interface ManagedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly today: CalendarDate;
  /** Renders one event. */
  readonly children: (event: CalendarEvent) => ReactNode;
}

/** The events in the order of their dates, in two parts: the past ones, in a fold, and the upcoming ones. */
export function ManagedCalendarEvents({ events, today, children }: ManagedCalendarEventsProps) {
  const { upcoming, past } = splitByDate(events, today);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (upcoming.length === 0 || past.length <= OPEN_UP_TO);
  const rows = (part: readonly CalendarEvent[], label: string) => (
    <RecordList aria-label={label}>
      {part.map((event) => (
        <li key={event.id} data-event={event.id}>
          {children(event)}
        </li>
      ))}
    </RecordList>
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

/** The fold is open at first if it holds no more events than this. */
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
