import {
  type CalendarEvent,
  calendarEventState,
  type PlainDateTime,
  type SeriesRun,
  wallClockText,
} from "@inner-light/core";
import { useId } from "react";
import { css, styled } from "styled-components";
import { events } from "../../../words/events.ts";
import { siteFormats } from "../../site/formats.ts";
import { eventHref } from "../../site/pages.ts";
import { CalendarEventBadges, CalendarEventWhen, When } from "../../ui/calendar-event/calendar-event-when.tsx";
import { EventLight } from "../../ui/calendar-event/event-light.tsx";
import { RecordCard, TypedText } from "../../ui/card/card.ts";
import { wrappingRow } from "../../ui/section/section.ts";
import { Filled } from "../../ui/text/text.tsx";
import { color, control, media, space, type } from "../../ui/theme/tokens.ts";
import { CalendarEventActions } from "./calendar-event-actions.tsx";
import { EventDetails, linkedText, runDays } from "./event-links.tsx";
import { useIsPublic } from "./use-upcoming-state.ts";

interface CalendarEventCardProps {
  readonly run: SeriesRun;
  /** `null` until the time is known. Until then, `firstPaintStyle` decides which dates appear. */
  readonly now: PlainDateTime | null;
}

/** Labeled by title and time, because repeated events share a title. */
export function CalendarEventCard({ run, now }: CalendarEventCardProps) {
  const isBuilt = now === null;
  const [event] = run;
  const days = run.length > 1 ? runDays(run) : undefined;
  const isPublic = useIsPublic();
  const titleId = useId();
  const timeId = useId();
  return (
    <Card aria-labelledby={`${titleId} ${timeId}`} $isOff={event.canceled}>
      {/* First, because it sets the row's height and browsers may paint a partly loaded card. */}
      <Light type={event.type} isOut={event.canceled} />
      <Leaf aria-hidden="true" data-dates>
        {(isBuilt ? run : [event]).map(({ id, date }, index) => (
          <div key={id} hidden={index > 0}>
            <Filled
              sentence={events.leaf}
              values={{ day: <b>{siteFormats.day(date)}</b>, month: siteFormats.shortMonth(date) }}
            />
          </div>
        ))}
      </Leaf>
      <EventText>
        <h3 id={titleId} dir="auto">
          <a href={!days && isPublic(event) ? eventHref(event) : undefined}>{event.title}</a>
        </h3>
        <CalendarEventWhen event={event} run={run} days={days} timeId={timeId} />
        {days && <Dates run={run} now={now} />}
        {days && isBuilt && (
          <div data-dates hidden>
            {run.map((event) => (
              <CalendarEventWhen key={event.id} event={event} />
            ))}
          </div>
        )}
        <Facts>
          <CalendarEventBadges event={event} isPlainOnPhone mark={days ? undefined : markOf(event, now)} />
          <EventDetails event={event} />
        </Facts>
        {event.description?.trim() && <TypedText dir="auto">{linkedText(event.description)}</TypedText>}
        <CalendarEventActions run={run} days={days} />
      </EventText>
    </Card>
  );
}

function markOf(event: CalendarEvent, now: PlainDateTime | null): string | undefined {
  if (now === null || event.canceled) return undefined;
  return { coming: undefined, now: events.now, over: events.over }[calendarEventState(event, now)];
}

/** Each date has its year, because the dates before it may be hidden. */
function Dates({ run, now }: CalendarEventCardProps) {
  const isPublic = useIsPublic();
  return (
    <DateList data-dates data-run>
      {run.map((event) => {
        const mark = markOf(event, now);
        return (
          <li key={event.id}>
            <a href={isPublic(event) ? eventHref(event) : undefined}>
              <time dateTime={wallClockText(event)}>{siteFormats.dateInYear(event.date)}</time>
            </a>
            {mark && ` ${mark}`}
          </li>
        );
      })}
    </DateList>
  );
}

/** The next date has its own line. `firstPaintStyle` makes it a block if earlier ones are hidden. */
const DateList = styled.ul`
  list-style: none;
  font: ${type.small};
  color: ${color.textMuted};
  & > li {
    display: inline-block;
    margin-inline-end: ${space.m};
    padding-block: 0.125rem;
    font-variant-numeric: tabular-nums;
  }
  & > :first-child { display: block; font-weight: 600; }
  & a { color: inherit; text-decoration-color: ${color.edge}; }
  & > :first-child, & a:hover { color: ${color.ink}; }
`;

const off = css`
  h3 { text-decoration: line-through; }
  && :is(h3, b, svg) { color: ${color.textMuted}; }
`;

const Card = styled(RecordCard)<{ $isOff?: boolean | undefined }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  align-items: flex-start;
  overflow: clip;
  ${media.belowMedium} { padding: ${control.line} min(${space.l}, 5vw) ${space.s}; }
  ${({ $isOff }) => $isOff && off}
`;

const EventText = styled.div`
  flex: 1 1 12rem;
  display: grid;
  gap: ${space.s};
  min-width: 0;
  & > h3 > a { color: inherit; text-decoration-color: ${color.edge}; }
  ${media.belowMedium} {
    gap: ${space.xs};
    & > h3, & ${When} { padding-inline-end: min(3.5rem, 16vw); }
    & > p { font: ${type.small}; }
  }
`;

const Facts = styled.div`
  ${wrappingRow(`${space.xs} ${space.m}`)}
  & > p { font: ${type.small}; }
  ${media.belowMedium} { column-gap: ${space.s}; }
`;

const Leaf = styled.div`
  flex: 0 0 5rem;
  font: ${type.subheading};
  white-space: nowrap;
  color: ${color.textMuted};
  b { display: block; font: ${type.day}; color: ${color.ink}; }
  ${media.belowMedium} { display: none; }
`;

const Light = styled(EventLight)`
  flex: 0 0 8rem;
  order: 1;
  margin: calc(-1 * ${space.s}) calc(-1 * ${space.s}) 0 0;
  ${media.belowMedium} {
    position: absolute;
    inset-block-start: ${space.s};
    inset-inline-end: ${space.s};
    width: min(3.75rem, 17vw);
  }
`;
