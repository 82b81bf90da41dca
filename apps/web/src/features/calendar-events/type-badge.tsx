import type { CalendarEventType } from "@inner-light/core";
import { styled } from "styled-components";
import { borderWidth, color, control, radius, type } from "../../theme/tokens.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";

/** Says an event's type in words. */
export function TypeBadge({ type: eventType }: { type: CalendarEventType }) {
  return <Badge>{calendarEventTypeNames[eventType]}</Badge>;
}

const Badge = styled.p`
  width: fit-content;
  padding: ${control.badge};
  border: ${borderWidth.rule} solid ${color.edge};
  border-radius: ${radius.pill};
  font: ${type.small};
`;
