import {
  type CalendarEvent,
  calendarEventEnd,
  MOST_UPCOMING_CALENDAR_EVENTS,
  nextEvents,
  runRhythm,
  type SeriesRun,
  seriesRuns,
} from "@inner-light/core";
import { useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { css, styled } from "styled-components";
import { calendar, calendarStates } from "../../../words/calendar.ts";
import { events as eventWords, poster, posterFoot } from "../../../words/events.ts";
import { calendarEventQueries, LISTED_EVENTS } from "../../queries/calendar-event-queries.ts";
import { useQueryOf } from "../../queries/service-hooks.ts";
import { useNow } from "../../queries/use-now.ts";
import { detailsOf } from "../../site/event-details.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { hrefOf, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { card } from "../../ui/card/card.ts";
import Hands from "../../ui/drawings/hands.svg?react";
import { Notice, TryAgain, WithoutScript } from "../../ui/notice/notice.tsx";
import { Stack } from "../../ui/section/section.ts";
import { Filled, SmallText } from "../../ui/text/text.tsx";
import { borderWidth, color, media, space, type } from "../../ui/theme/tokens.ts";
import { runDays } from "./event-links.tsx";
import { PosterFoot, PosterPaper } from "./poster-foot.tsx";
import { useIsPublic } from "./use-upcoming-state.ts";

/** Shows the next ten events, or those of the series in the URL, e.g. `?series=7`. */
export function Poster() {
  const now = useNow(site.timeZone);
  // Not `NaN`, because React compares with `===` while hydrating.
  const series = useLocation({ select: ({ search }) => Number(Reflect.get(search, "series")) || null });
  const { data, status, isFetching, refetch } = useQueryOf(
    calendarEventQueries.upcoming(now?.date ?? null, series === null ? LISTED_EVENTS : MOST_UPCOMING_CALENDAR_EVENTS),
  );
  const isPublic = useIsPublic();
  const isShown = (event: CalendarEvent) => series === null || event.series === series;
  const events = nextEvents((data ?? []).filter(isShown), now);
  const { path } = pages.calendar;
  // While prerendering, only the settings know the URL.
  const address = site.calendarFeed !== null ? site.url + path : now && location.origin + hrefOf(path);
  return (
    <>
      <PosterPaper />
      <WithoutScript title={poster.withoutScript.title}>{poster.withoutScript.text}</WithoutScript>
      <Place>
        <OnScreen>
          <ButtonRow>
            <Button onClick={() => window.print()} disabled={events.length === 0}>
              {poster.print}
            </Button>
          </ButtonRow>
          {!events.every(isPublic) && <Notice title={poster.notPublished.title}>{poster.notPublished.text}</Notice>}
          {events.length > 0 && site.calendarFeed === null && (
            <Notice title={poster.noAddress.title}>
              <p>
                <Filled sentence={poster.noAddress.text} values={{ setting: <code>siteUrl</code> }} />
              </p>
            </Notice>
          )}
          {status === "error" && (
            <Notice title={calendarStates.unreadable}>
              <p>{calendar.notRead}</p>
              <ButtonRow>
                <TryAgain $variant="outlined" isReading={isFetching} read={() => void refetch()} />
              </ButtonRow>
            </Notice>
          )}
          {status === "pending" && <SmallText>{calendarStates.looking}</SmallText>}
          {status === "success" && events.length === 0 && (
            <Notice title={poster.nothing.title}>{poster.nothing.text}</Notice>
          )}
        </OnScreen>
        {events.length > 0 && <PosterSheet events={events} address={address} />}
      </Place>
    </>
  );
}

/** Fills the first screen, so nothing shifts when the events arrive. */
const Place = styled(Stack)`
  align-content: start;
  min-height: calc(100svh - 16rem);
  @media (scripting: none) { display: none; }
  @media print { min-height: 0; }
`;

export const OnScreen = styled.div`
  display: grid;
  gap: ${space.m};
  @media print { display: none; }
`;

function PosterSheet({ events, address }: { events: readonly CalendarEvent[]; address: string | null }) {
  const runs = posterRows(events);
  return (
    <Sheet aria-label={poster.sheet} $isLarge={runs.length <= 5}>
      <Top>
        <Hands width="32mm" height="24mm" />
        <div>
          <p translate="no">{site.practiceName}</p>
          <h2>{calendar.title}</h2>
        </div>
      </Top>
      <ul>
        {runs.map((run) => (
          <PosterRow key={run[0].id} run={run} />
        ))}
      </ul>
      <PosterFoot words={posterFoot.calendar} target={address} address={address} />
    </Sheet>
  );
}

/** Puts a series in one row, unless it skips dates that the row would imply. */
function posterRows(events: readonly CalendarEvent[]): SeriesRun[] {
  const runs = seriesRuns(events);
  return events.flatMap((event): readonly SeriesRun[] => {
    const run = runs.find((run) => run.includes(event));
    if (run === undefined || runRhythm(run) === "irregular") return [[event]];
    return run[0] === event ? [run] : [];
  });
}

function PosterRow({ run }: { run: SeriesRun }) {
  const [event] = run;
  const isSeries = run.length > 1;
  const end = calendarEventEnd(event);
  const start = isSeries && end ? siteFormats.timeBefore(event.time, end.time) : siteFormats.time(event.time);
  const time = end ? fill(eventWords.until, { start, end: siteFormats.time(end.time) }) : start;
  return (
    <Row>
      <Day>
        <span>{siteFormats.dayOfMonth(event.date)}</span>
        <small>{siteFormats.weekday(event.date)}</small>
      </Day>
      <div>
        <h3 dir="auto">{event.title}</h3>
        <p>
          {isSeries ? fill(eventWords.repeating, { days: runDays(run), time }) : time}
          {detailsOf(event).map(({ field, text }) => (
            <Fragment key={field}>
              {"\u00a0· "}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
        {event.full && <p>{eventWords.full}</p>}
      </div>
    </Row>
  );
}

/** Readable from two meters away, with up to five rows. */
const large = css`
  h2 { font-size: 44pt; }
  h3 { font-size: 26pt; }
  li p, li p + p, li small { max-width: none; font-size: 15pt; }
  & > div > svg { width: 60mm; height: 45mm; }
`;

const Sheet = styled.article<{ $isLarge: boolean }>`
  ${card}
  display: grid;
  gap: ${space.l};
  min-width: 0;
  padding: ${space.l};
  & > ul { list-style: none; }
  ${media.mediumUp} { padding: ${space.xl} ${space.xxl}; }
  @media print {
    grid-template-rows: auto 1fr auto;
    padding: 0;
    border: 0;
    border-radius: 0;
    & > ul { display: grid; & > li { align-content: center; } }
    ${({ $isLarge }) => $isLarge && large}
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m} ${space.l};
  & > svg { flex: none; overflow: visible; }
  & p { font: ${type.subheading}; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${space.m};
  padding-block: ${space.xs};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
  & p { margin-top: 0; font: ${type.small}; }
  & > div > p::first-letter { text-transform: uppercase; }
  & p + p { font: ${type.strong}; color: ${color.danger}; }
  @media (max-width: 30em) { grid-template-columns: minmax(0, 1fr); gap: 0; }
`;

const Day = styled.p`
  white-space: nowrap;
  && { font: ${type.subheading}; color: ${color.accent}; }
  & small { display: block; font: ${type.small}; color: ${color.textMuted}; }
  & small::first-letter { text-transform: uppercase; }
`;
