import {
  type CalendarEvent,
  grouped,
  type PlainDateTime,
  searchCalendarEvents,
  seriesKeyOf,
  splitByTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { type ReactNode, type RefObject, useState } from "react";
import { styled } from "styled-components";
import { americanFormats } from "../../../site/owners-words.ts";
import { eventKinds } from "../../../ui/calendar-event/event-kinds.ts";
import { card } from "../../../ui/card/card.ts";
import { InputField } from "../../../ui/field/field.tsx";
import { InParts } from "../../../ui/page/owner-panel.tsx";
import { Folded, Stack } from "../../../ui/section/section.ts";
import { SmallText } from "../../../ui/text/text.tsx";
import { borderWidth, color, measure, radius, space } from "../../../ui/theme/tokens.ts";
import { idsOf } from "../../../ui/undo/undo.tsx";
import type { EventActions } from "./calendar-event-row.tsx";
import { commonOf, type Series, SeriesHead } from "./series-head.tsx";

interface ManagedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  /** Always shown, even if deleted or not found by a search. */
  readonly pinned: readonly CalendarEvent[];
  /** The current time where the events take place. */
  readonly now: PlainDateTime;
  readonly noteOf: (event: CalendarEvent) => string | null;
  readonly actions: RefObject<EventActions>;
  /** Renders an event. If `series` is given, omits what the series already shows. */
  readonly children: (event: CalendarEvent, series?: Series) => ReactNode;
}

/** Lists upcoming events, soonest first with one row per series, then past ones, latest first. */
export function ManagedCalendarEvents({ events, pinned, now, noteOf, actions, children }: ManagedCalendarEventsProps) {
  const [query, setQuery] = useState("");
  const isPinned = (event: CalendarEvent) => pinned.some(({ id }) => id === event.id);
  const isSearching = query.trim() !== "";
  const found = new Set(isSearching ? searchCalendarEvents(events, query, shownText) : events);
  const shown = events.filter((event) => found.has(event) || isPinned(event));
  const gone = pinned.filter(({ id }) => events.every((event) => event.id !== id));
  const { upcoming, past } = splitByTime([...shown, ...gone], now);
  const coming = splitByTime(events, now).upcoming;
  const listed = upcomingCalendarEvents(coming, now.date, UPCOMING_CALENDAR_EVENTS_LIMIT);
  const last = listed.at(-1);
  const waiting = coming.length - listed.length;
  const datesOf = grouped(coming, seriesKeyOf);
  /** Identifies what a collapsed part must show. */
  const toShow = (part: readonly CalendarEvent[]) => [query.trim(), ...idsOf(part.filter(isPinned))].join(" ").trim();
  const row = (event: CalendarEvent, series?: Series) => (
    <li key={event.id} data-event={event.id}>
      {children(event, series)}
    </li>
  );
  const rowOfSeries = ([next, ...later]: readonly [CalendarEvent, ...CalendarEvent[]]) => {
    const dates = datesOf.get(seriesKeyOf(next));
    if (later.length === 0 || dates === undefined) return [next, ...later].map((event) => row(event));
    const series = commonOf(dates, noteOf);
    return (
      <li key={seriesKeyOf(next)}>
        <SeriesHead series={series} actions={actions} />
        <SeriesCard>
          {row(next, series)}
          <li>
            <Fold toShow={toShow(later)} summary={`${later.length} more ${later.length === 1 ? "date" : "dates"}`}>
              {() => <Dates>{later.map((event) => row(event, series))}</Dates>}
            </Fold>
          </li>
        </SeriesCard>
      </li>
    );
  };

  return (
    <Stack>
      {(events.length > SEARCH_ABOVE || query !== "") && (
        <Search role="search">
          <InputField
            id="event-search"
            label="Find events"
            hint="Type a word or a month, such as “June” or “June 2026”."
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <SmallText aria-live="polite">{isSearching && `${found.size} of ${events.length} events`}</SmallText>
        </Search>
      )}
      {last && waiting > 0 && !isSearching && (
        <SmallText>
          The calendar lists {listed.length} events today, through {americanFormats.date(last.date)}. {waiting} more{" "}
          {waiting === 1 ? "waits" : "wait"} until those pass.
        </SmallText>
      )}
      {upcoming.length > 0 && (
        <InParts items={[...grouped(upcoming, seriesKeyOf).values()]} isPinned={(group) => group.some(isPinned)}>
          {(drawn) => <Rows aria-label="Upcoming events">{drawn.map(rowOfSeries)}</Rows>}
        </InParts>
      )}
      {past.length > 0 && (
        <Fold toShow={toShow(past) || (upcoming.length === 0 ? "all" : "")} summary={`Past events (${past.length})`}>
          {() => (
            <InParts items={past.toReversed()} isPinned={isPinned}>
              {(drawn) => <Rows aria-label="Past events">{drawn.map((event) => row(event))}</Rows>}
            </InParts>
          )}
        </Fold>
      )}
    </Stack>
  );
}

interface FoldProps {
  /** What the part must show. A new value opens it until the owner closes it. */
  readonly toShow: string;
  readonly summary: string;
  readonly children: () => ReactNode;
}

function Fold({ toShow, summary, children }: FoldProps) {
  const [chosen, setChosen] = useState({ isOpen: false, toShow: "" });
  const isOpen = chosen.toShow === toShow ? chosen.isOpen : toShow !== "";
  return (
    <Folded
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setChosen({ isOpen: open, toShow })}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </Folded>
  );
}

const SEARCH_ABOVE = 20;

/** A row's formatted text, for the search. */
const shownText = ({ date, time, type }: CalendarEvent) =>
  [eventKinds[type].eventName, americanFormats.date(date), americanFormats.time(time)].join("\n");

const Rows = styled.ul`
  list-style: none;
  & > li { padding-block: ${space.m}; }
  & > li:first-child { padding-block-start: 0; }
  & > li + li { border-block-start: ${borderWidth.rule} solid ${color.line}; }
`;

const Dates = styled.ul`
  list-style: none;
  & > li { border-block-start: ${borderWidth.rule} solid ${color.line}; }
`;

const SeriesCard = styled(Dates)`
  ${card}
  margin-block-start: ${space.s};
  padding-inline: min(${space.m}, 4vw);
  border-radius: ${radius.field};
  & > li:first-child { border: 0; }
  && summary { margin: 0; }
`;

const Search = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${measure.form};
`;
