import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, radius, space } from "../../theme/tokens.ts";
import { CalendarEventWhen } from "./calendar-event-when.tsx";
import { TypeBadge } from "./type-badge.tsx";

/** One event as visitors and the owner see it. `children` are what can be done with it. */
export function CalendarEventCard({ event, children }: { event: CalendarEvent; children?: ReactNode }) {
  return (
    <Card>
      <CalendarEventWhen event={event} />
      <h3>
        <bdi>{event.title}</bdi>
      </h3>
      <TypeBadge type={event.type} />
      {event.description?.trim() && <Description dir="auto">{event.description}</Description>}
      {event.location?.trim() && (
        <p>
          Where: <bdi>{event.location}</bdi>
        </p>
      )}
      {children}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  overflow-wrap: anywhere;
  & > p + p { margin-top: 0; }
  ${from.medium} { padding: ${space.l} ${space.xl}; }
  @media print { break-inside: avoid; }
`;

const Description = styled.p`
  white-space: pre-line;
`;
