import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { borderWidth, color, control, radius, type } from "../../theme/tokens.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";
import { CalendarEventWhen } from "./calendar-event-when.tsx";

/**
 * One event as visitors and the owner see it. `children` are its buttons and links. Its accessible name is its title and
 * its time, because repeated events share a title.
 */
export function CalendarEventCard({ event, children }: { event: CalendarEvent; children?: ReactNode }) {
  const titleId = useId();
  const timeId = useId();
  return (
    <RecordCard aria-labelledby={`${titleId} ${timeId}`}>
      <CalendarEventWhen event={event} timeId={timeId} />
      <h3 id={titleId} dir="auto">
        {event.title}
      </h3>
      <Badge>{calendarEventTypeNames[event.type]}</Badge>
      {event.description?.trim() && <TypedText dir="auto">{event.description}</TypedText>}
      {event.location?.trim() && (
        <p>
          Where: <bdi>{event.location}</bdi>
        </p>
      )}
      {children}
    </RecordCard>
  );
}

const Badge = styled.p`
  width: fit-content;
  padding: ${control.badge};
  border: ${borderWidth.rule} solid ${color.edge};
  border-radius: ${radius.pill};
  font: ${type.small};
`;
