import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { borderWidth, color, control, radius, space, type } from "../../theme/tokens.ts";
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
      <Badges>
        {(event.canceled || event.full) && <Badge $isNotice>{event.canceled ? "Canceled" : "Full"}</Badge>}
        <Badge>{calendarEventTypeNames[event.type]}</Badge>
      </Badges>
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

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Badge = styled.p<{ $isNotice?: boolean }>`
  padding: ${control.badge};
  border: ${borderWidth.rule} solid ${color.edge};
  border-radius: ${radius.pill};
  font: ${type.small};
  && { margin-top: 0; }
  ${({ $isNotice }) => $isNotice && `border-color: ${color.danger}; font: ${type.label}; color: ${color.danger};`}
`;
