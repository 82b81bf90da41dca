import {
  type CalendarEvent,
  calendarEventState,
  type PlainDateTime,
  type RunRhythm,
  runRhythm,
  type SeriesRun,
  wallClockText,
} from "@inner-light/core";
import { useId } from "react";
import { css, styled } from "styled-components";
import { events, repeatingDays } from "../../../words/events.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { eventHref } from "../../site/pages.ts";
import { Badge, Badges, CalendarEventBadges, CalendarEventWhen } from "../../ui/calendar-event/calendar-event-when.tsx";
import { EventLight } from "../../ui/calendar-event/event-light.tsx";
import { RecordCard, TypedText } from "../../ui/card/card.ts";
import { Filled } from "../../ui/text/text.tsx";
import { color, media, space, type } from "../../ui/theme/tokens.ts";
import { CalendarEventActions } from "./calendar-event-actions.tsx";
import { EventDetails, linkedText } from "./event-links.tsx";
import { useIsPublic } from "./use-upcoming-state.ts";

interface CalendarEventCardProps {
  readonly run: SeriesRun;
  /** `null` while not known: then `firstPaintStyle` decides which dates are shown. */
  readonly now: PlainDateTime | null;
}

/** Named by title and time, because repeated events share a title. A built run also has each date in full, hidden. */
export function CalendarEventCard({ run, now }: CalendarEventCardProps) {
  const isBuilt = now === null;
  const [event] = run;
  const days = run.length > 1 ? runDays(run) : undefined;
  const titleId = useId();
  const timeId = useId();
  return (
    <Card aria-labelledby={`${titleId} ${timeId}`} $isOff={event.canceled}>
      {/* First, because it gives the row its height, and a browser may paint a card that has arrived in part. */}
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
      <Words>
        <CalendarEventWhen event={event} run={run} days={days} timeId={timeId} />
        {days && <Dates run={run} now={now} />}
        {days && isBuilt && (
          <div data-dates hidden>
            {run.map((event) => (
              <CalendarEventWhen key={event.id} event={event} />
            ))}
          </div>
        )}
        <h3 id={titleId} dir="auto">
          {event.title}
        </h3>
        <CalendarEventBadges event={event} mark={days ? undefined : markOf(event, now)} />
        <EventDetails event={event} />
        {event.description?.trim() && <TypedText dir="auto">{linkedText(event.description)}</TypedText>}
        <CalendarEventActions run={run} days={days} />
      </Words>
    </Card>
  );
}

function markOf(event: CalendarEvent, now: PlainDateTime | null): string | undefined {
  if (now === null || event.canceled) return undefined;
  return { coming: undefined, now: events.now, over: events.over }[calendarEventState(event, now)];
}

/** One text for all weekdays, or one for each from Sunday on. */
type DayWords = Readonly<Record<RunRhythm, string | readonly string[]>>;

/** "every Friday": stays true when the first or the last dates are hidden. */
export function runDays(run: SeriesRun, words: DayWords = repeatingDays): string {
  const [{ date }] = run;
  const text = words[runRhythm(run)];
  const ofDay = typeof text === "string" ? text : text[new Date(`${date}T00:00Z`).getUTCDay()];
  return fill(ofDay ?? "", { weekday: siteFormats.weekday(date) });
}

/** Each date has its year, because the first ones are hidden once they are over. */
function Dates({ run, now }: CalendarEventCardProps) {
  const isPublic = useIsPublic();
  return (
    <Badges as="ul" data-dates data-run>
      {run.map((event) => {
        const mark = markOf(event, now);
        return (
          <Badge as="li" key={event.id}>
            <a href={isPublic(event) ? eventHref(event) : undefined}>
              <time dateTime={wallClockText(event)}>{siteFormats.dateInYear(event.date)}</time>
            </a>
            {mark && ` ${mark}`}
          </Badge>
        );
      })}
    </Badges>
  );
}

const sideBySide = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  align-items: flex-start;
`;

const off = css`
  h3 { text-decoration: line-through; }
  && :is(h3, b, svg) { color: ${color.textMuted}; }
`;

const Card = styled(RecordCard)<{ $isOff?: boolean | undefined }>`
  grid-template: "day light" "words words" / minmax(min-content, 1fr) minmax(0, 6.5rem);
  align-items: center;
  overflow: clip;
  ${media.mediumUp} { ${sideBySide} }
  @media print { ${sideBySide} }
  ${({ $isOff }) => $isOff && off}
`;

const Words = styled.div`
  grid-area: words;
  flex: 1 1 12rem;
  display: grid;
  gap: ${space.s};
  min-width: 0;
  & > p + p { margin-top: 0; }
`;

const Leaf = styled.div`
  grid-area: day;
  flex: 0 0 5rem;
  font: ${type.subheading};
  color: ${color.textMuted};
  b { display: block; font: ${type.day}; color: ${color.ink}; }
`;

const Light = styled(EventLight)`
  grid-area: light;
  flex: 0 0 8rem;
  order: 1;
  margin: calc(-1 * ${space.s}) calc(-1 * ${space.s}) 0 0;
`;
