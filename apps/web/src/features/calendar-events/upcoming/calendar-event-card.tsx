import { type CalendarDate, type CalendarEvent, formatCalendarDate } from "@inner-light/core";
import { useId } from "react";
import { css, styled } from "styled-components";
import { RecordCard, TypedText } from "../../../components/card/record-card.ts";
import { EventLight } from "../../../components/drawings/event-light.tsx";
import { color, space, type } from "../../../theme/tokens.ts";
import { CalendarEventBadges, CalendarEventWhen } from "../calendar-event-when.tsx";
import { CalendarEventActions } from "../sharing/calendar-event-actions.tsx";

/** One event as visitors see it. Its name is its title and its time, because repeated events share a title. */
export function CalendarEventCard({ event }: { event: CalendarEvent }) {
  const titleId = useId();
  const timeId = useId();
  return (
    <Card aria-labelledby={`${titleId} ${timeId}`} $isOff={event.canceled}>
      {/* First, because it gives the row its height: a browser may paint a card before the rest of it has arrived. */}
      <Light>
        <EventLight type={event.type} isOut={event.canceled} />
      </Light>
      <Day date={event.date} />
      <Words>
        <CalendarEventWhen event={event} timeId={timeId} />
        <h3 id={titleId} dir="auto">
          {event.title}
        </h3>
        <CalendarEventBadges event={event} />
        {event.location?.trim() && (
          <p>
            Where: <bdi>{event.location}</bdi>
          </p>
        )}
        {event.description?.trim() && <TypedText dir="auto">{event.description}</TypedText>}
        <CalendarEventActions event={event} />
      </Words>
    </Card>
  );
}

/** "14 May", large. The words say the whole date. */
function Day({ date }: { date: CalendarDate }) {
  const [, month = "", day] = formatCalendarDate(date).split(/\W+/);
  return (
    <Leaf aria-hidden="true">
      <b>{day}</b> {month.slice(0, 3)}
    </Leaf>
  );
}

/** The width at which the day, the words and the light stand side by side, in the list's own text size. */
const wide = "@container (min-width: 34rem)";

const sideBySide = css`
  grid-template: "day words light" / 5rem 1fr 8rem;
  gap: ${space.l};
  align-items: start;
`;

const off = css`
  h3 { text-decoration: line-through; }
  && :is(h3, b, svg) { color: ${color.textMuted}; }
`;

/** On a phone, the day and the light stand above the words. The light runs over the card's edge. */
const Card = styled(RecordCard)<{ $isOff?: boolean | undefined }>`
  grid-template: "day light" "words words" / minmax(min-content, 1fr) minmax(0, 6.5rem);
  align-items: center;
  overflow: clip;
  ${wide} { ${sideBySide} }
  @media print { ${sideBySide} }
  ${({ $isOff }) => $isOff && off}
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: ${space.s};
  min-width: 0;
  & > p + p { margin-top: 0; }
  /* A right-to-left text begins at the edge of the card. */
  & > [dir] { max-width: none; }
`;

const Leaf = styled.div`
  grid-area: day;
  font: ${type.subheading};
  color: ${color.textMuted};
  b { display: block; font: ${type.day}; color: ${color.ink}; }
`;

const Light = styled.div`
  grid-area: light;
  aspect-ratio: 1;
  margin: calc(-1 * ${space.s}) calc(-1 * ${space.s}) 0 0;
  & svg { overflow: visible; }
`;
