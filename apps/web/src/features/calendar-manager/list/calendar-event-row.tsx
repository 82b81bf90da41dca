import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { keyframes, styled } from "styled-components";
import { CalendarEventBadges, CalendarEventWhen } from "../../../components/calendar-event/calendar-event-when.tsx";
import { wrappingRow } from "../../../components/section/section.ts";
import { SmallText } from "../../../components/text/text.ts";
import { color, space, type } from "../../../theme/tokens.ts";

type Props = { readonly event: CalendarEvent; readonly isAdded: boolean; readonly children: ReactNode };

/** One event as the owner sees it, with its buttons. Its accessible name is its title and its time. */
export function CalendarEventRow({ event, isAdded, children }: Props) {
  const titleId = useId();
  const timeId = useId();
  return (
    <Row aria-labelledby={`${titleId} ${timeId}`}>
      <Words>
        <CalendarEventWhen event={event} timeId={timeId} />
        <What>
          <h3 id={titleId} dir="auto">
            {event.title}
          </h3>
          <CalendarEventBadges event={event} isOwners />
          {isAdded && <Added>✓ Just added</Added>}
        </What>
        {event.location?.trim() && (
          <SmallText>
            <bdi>{event.location}</bdi>
          </SmallText>
        )}
      </Words>
      {children}
    </Row>
  );
}

const Row = styled.article`
  ${wrappingRow(`${space.s} ${space.l}`)}
  justify-content: space-between;
  overflow-wrap: anywhere;
  @media print { break-inside: avoid; }
`;

const fade = keyframes`to { opacity: 0; visibility: hidden; }`;

/** Fades after some seconds; with reduced motion, it stays until a form is opened. */
const Added = styled(SmallText)`
  && { font: ${type.label}; color: ${color.accent}; animation: ${fade} 2s 6s forwards; }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space.xs};
  min-width: 0;
`;

const What = styled.div`
  ${wrappingRow(`${space.xs} ${space.m}`)}
  h3 { font: ${type.strong}; }
`;
