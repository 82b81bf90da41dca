import {
  type CalendarEvent,
  type PlainDateTime,
  searchCalendarEvents,
  splitByTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { americanFormats } from "../../../site/owners-words.ts";
import { eventKinds } from "../../../ui/calendar-event/event-kinds.ts";
import { InputField } from "../../../ui/field/field.tsx";
import { InParts } from "../../../ui/page/owner-panel.tsx";
import { Stack } from "../../../ui/section/section.ts";
import { SmallText } from "../../../ui/text/text.tsx";
import { borderWidth, color, measure, space, type } from "../../../ui/theme/tokens.ts";

interface ManagedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  /** Always shown, even if deleted or not found by a search. */
  readonly pinned: readonly CalendarEvent[];
  /** The current time where the events take place. */
  readonly now: PlainDateTime;
  readonly children: (event: CalendarEvent) => ReactNode;
}

/** Lists upcoming events, soonest first, then past ones, latest first and collapsed. */
export function ManagedCalendarEvents({ events, pinned, now, children }: ManagedCalendarEventsProps) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<boolean | null>(null);
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
  const isOpen = chosen ?? (isSearching || upcoming.length === 0 || past.some(isPinned));
  const rows = (part: readonly CalendarEvent[], label: string) => (
    <InParts items={part} isPinned={isPinned}>
      {(drawn) => (
        <Rows aria-label={label}>
          {drawn.map((event) => (
            <li key={event.id} data-event={event.id}>
              {children(event)}
            </li>
          ))}
        </Rows>
      )}
    </InParts>
  );

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
      {upcoming.length > 0 && rows(upcoming, "Upcoming events")}
      {past.length > 0 && (
        <Folded
          open={isOpen}
          onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
        >
          <summary>Past events ({past.length})</summary>
          {isOpen && rows(past.toReversed(), "Past events")}
        </Folded>
      )}
    </Stack>
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

const Search = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${measure.form};
`;

const Folded = styled.details`
  summary { padding-block: ${space.s}; font: ${type.label}; color: ${color.textMuted}; cursor: pointer; }
`;
