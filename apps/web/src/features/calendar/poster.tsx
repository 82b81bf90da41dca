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
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
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
import { Stack, wrappingRow } from "../../ui/section/section.ts";
import { Filled, SmallText } from "../../ui/text/text.tsx";
import { codePalette, lightPalette } from "../../ui/theme/palette.ts";
import { borderWidth, color, customProperties, measure, space, type } from "../../ui/theme/tokens.ts";
import { runDays } from "./event-links.tsx";
import { PosterFoot, PosterPaper, points } from "./poster-foot.tsx";
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
      <FirstScreen>
        <OnScreen>
          <Bar>
            <Button onClick={() => window.print()} disabled={events.length === 0}>
              {poster.print}
            </Button>
            {!events.every(isPublic) && <Note title={poster.notPublished.title}>{poster.notPublished.text}</Note>}
            {events.length > 0 && site.calendarFeed === null && (
              <Note title={poster.noAddress.title}>
                <Filled sentence={poster.noAddress.text} values={{ setting: <code>siteUrl</code> }} />
              </Note>
            )}
          </Bar>
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
      </FirstScreen>
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SmallText>
      <strong>{title}</strong>
      {children}
    </SmallText>
  );
}

/** Fills the first screen, so nothing shifts when the events arrive. */
const FirstScreen = styled(Stack)`
  align-content: start;
  min-height: calc(100svh - 16rem);
  @media (scripting: none) { display: none; }
  @media screen { container-type: inline-size; }
  @media print { min-height: 0; }
`;

const Bar = styled.div`
  ${card}
  ${wrappingRow(`${space.m} ${space.l}`)}
  padding: ${space.m} min(${space.l}, 4vw);
  & > p { flex: 1 1 14rem; margin: 0; }
  strong { display: block; font: ${type.label}; color: ${color.ink}; }
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
        <Hands />
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
    <EventRow>
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
    </EventRow>
  );
}

/** Readable from two meters away, with up to five rows. */
/**
 * Looks the same on screen, at any width, as on paper. With up to five rows, people can read it from two meters away.
 */
const Sheet = styled.article<{ $isLarge: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${points(16)};
  min-width: 0;
  font-size: ${points(11.5)};
  h2 { font-size: ${({ $isLarge }) => points($isLarge ? 44 : 26)}; }
  h3 { font-size: ${({ $isLarge }) => points($isLarge ? 26 : 16)}; }
  li :is(p, small) { font-size: ${({ $isLarge }) => points($isLarge ? 15 : 11)}; }
  & > div > svg { width: ${({ $isLarge }) => points($isLarge ? 170 : 91)}; height: auto; }
  & > ul { display: grid; list-style: none; & > li { align-content: center; } }
  @media screen {
    --pt: calc(min(100cqi, ${measure.form}) / 612);
    ${customProperties({ ...lightPalette, ground: codePalette.ground })}
    width: calc(612 * var(--pt));
    aspect-ratio: 17 / 22;
    margin-inline: auto;
    padding: ${points(40)};
    border: ${borderWidth.rule} solid ${color.line};
    background: var(--ground);
    box-shadow: 0 0.5rem 2rem color-mix(in srgb, ${color.ink} 14%, transparent);
    color: ${color.ink};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${points(16)};
  & > svg { flex: none; overflow: visible; }
  & p { font: ${type.subheading}; font-size: ${points(15)}; }
`;

const EventRow = styled.li`
  display: grid;
  grid-template-columns: ${points(132)} minmax(0, 1fr);
  gap: ${points(11)};
  padding-block: ${points(3)};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
  & p { line-height: 1.5; }
  & > div > p::first-letter { text-transform: uppercase; }
  & p + p { font-weight: 600; color: ${color.danger}; }
`;

const Day = styled.p`
  white-space: nowrap;
  && { font-family: var(--display-font); color: ${color.accent}; }
  && > span { font-size: ${points(16)}; }
  & small { display: block; font-family: var(--text-font); color: ${color.textMuted}; }
  & small::first-letter { text-transform: uppercase; }
`;
