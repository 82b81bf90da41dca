import type { CalendarEvent } from "@inner-light/core";
import { styled } from "styled-components";
import { borderWidth, color, control, radius, space, type } from "../../theme/tokens.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";

/** Whether an event is canceled or full, its type, and for its owner whether it is one of a series. */
export function CalendarEventBadges({ event, isOwners }: { event: CalendarEvent; isOwners?: boolean }) {
  return (
    <Badges>
      {(event.canceled || event.full) && <Badge $isNotice>{event.canceled ? "Canceled" : "Full"}</Badge>}
      <Badge>{calendarEventTypeNames[event.type]}</Badge>
      {isOwners && event.series !== undefined && <Badge>One of a series</Badge>}
    </Badges>
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
