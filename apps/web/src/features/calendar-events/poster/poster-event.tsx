import { type CalendarEvent, formatCalendarDate, formatCalendarEventHours } from "@inner-light/core";
import { styled } from "styled-components";
import { borderWidth, color, space, type } from "../../../theme/tokens.ts";

/** The only event of a poster, its date in letters that are read from across the room. */
export function PosterEvent({ event }: { event: CalendarEvent }) {
  const { weekday, day } = partsOf(event);
  return (
    <Centered>
      <Hours>{weekday}</Hours>
      <LargeDay>{day}</LargeDay>
      <Hours>{formatCalendarEventHours(event)}</Hours>
      <Title dir="auto">{event.title}</Title>
      <Mark event={event} />
      {event.location?.trim() && <Where dir="auto">{event.location}</Where>}
      {event.description?.trim() && <Description dir="auto">{event.description}</Description>}
    </Centered>
  );
}

/** One of several events. */
export function PosterRow({ event }: { event: CalendarEvent }) {
  const { weekday, day } = partsOf(event);
  return (
    <Row>
      <Day>
        <span>{day}</span>
        <small>{weekday}</small>
      </Day>
      <div>
        <h3 dir="auto">{event.title}</h3>
        <p>
          {formatCalendarEventHours(event)}
          {event.location?.trim() && (
            <>
              {"\u00a0· "}
              <bdi>{event.location}</bdi>
            </>
          )}
        </p>
        <Mark event={event} />
      </div>
    </Row>
  );
}

function Mark({ event }: { event: CalendarEvent }) {
  const word = event.canceled ? "Canceled" : event.full && "Full";
  return word ? <Marked>{word}</Marked> : null;
}

/** "Thursday" and "May 14". A poster does not hang for a year. */
function partsOf({ date }: CalendarEvent) {
  const [weekday = "", day = ""] = formatCalendarDate(date).split(", ");
  return { weekday, day };
}

const Centered = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: center;
  justify-items: center;
  min-width: 0;
  text-align: center;
  & > p + p { margin-top: 0; }
`;

const LargeDay = styled.p`
  font: ${type.headline};
  /* "September 30" fits on a phone. */
  font-size: min(4.5rem, 11vw);
`;

const Hours = styled.p`
  font: ${type.heading};
`;

const Title = styled.h2`
  margin-top: ${space.m};
  font: ${type.title};
`;

const Where = styled.p`
  font: ${type.subheading};
`;

const Description = styled.p`
  white-space: pre-line;
`;

const Marked = styled.p`
  font: ${type.strong};
  color: ${color.danger};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${space.m};
  padding-block: ${space.xs};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
  & p { margin-top: 0; font: ${type.small}; }
  @media (max-width: 30em) { grid-template-columns: minmax(0, 1fr); gap: 0; }
`;

const Day = styled.p`
  && { font: ${type.subheading}; color: ${color.accent}; }
  & small { display: block; font: ${type.small}; color: ${color.textMuted}; }
`;
