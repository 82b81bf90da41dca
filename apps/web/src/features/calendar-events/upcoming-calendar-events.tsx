import {
  type CalendarDate,
  type CalendarEvent,
  type ErrorReason,
  UnavailableError,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { RecordList } from "../../components/record-card.ts";
import { blocksOnPaper } from "../../components/section/section.ts";
import { WithoutScript } from "../../components/without-script.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation, useIsBound, useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository, PublishedCalendar } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { builtCalendar } from "../../site/built-calendar.ts";
import { site } from "../../site/site.ts";
import { color, space } from "../../theme/tokens.ts";
import { CalendarEventCard } from "./calendar-event-card.tsx";
import { EmptyCalendar } from "./empty-calendar.tsx";
import { useToday } from "./use-today.ts";

interface UpcomingCalendarEventsProps {
  /** The id of an event on the page. */
  readonly anchor: (event: CalendarEvent) => string;
  /** Shown above the events, or above the sentence that there are none. */
  readonly opening: (events: readonly CalendarEvent[]) => ReactNode;
  /** The links and buttons of one event. */
  readonly actions: (event: CalendarEvent) => ReactNode;
  /** The links and buttons for all of them. The list that was built may have more events than are shown. */
  readonly closing: (events: readonly CalendarEvent[], isBuilt: boolean) => ReactNode;
}

/**
 * The events that are coming up, soonest first. Where a calendar was published, or a server renders the page, the page
 * comes with its events, and until the day of the visit is known a style sheet hides some of them (`firstPaintStyle`).
 */
export function UpcomingCalendarEvents(props: UpcomingCalendarEventsProps) {
  const today = useToday(site.timeZone);
  const published = usePublishedEvents(today);
  const upcoming = calendarEventQueries.upcoming(useService(CalendarEventRepository), today);
  const { data, error } = useQuery(upcoming);
  const isInBrowser = useDataLocation() === "this-browser";
  const reason = isInBrowser && error instanceof UnavailableError ? error.reason : undefined;
  // A browser that lets the site keep nothing has no list of its own.
  const list = (reason === "blocked" ? null : data) ?? published ?? undefined;
  const isBuilt = today === null && list !== undefined;
  return (
    <Place data-built={isBuilt || undefined}>
      <Content {...props} list={list} error={error} reason={reason} isBuilt={isBuilt} />
    </Place>
  );
}

/**
 * What is shown until the browser's own list is read, and one more where there are later ones; `null` where nothing was
 * published.
 */
function usePublishedEvents(today: CalendarDate | null): readonly CalendarEvent[] | null {
  const { upcoming } = builtCalendar;
  const events = useIsBound(PublishedCalendar) ? upcoming : null;
  return useMemo(
    () => (events && today ? upcomingCalendarEvents(events, today, UPCOMING_CALENDAR_EVENTS_LIMIT + 1) : events),
    [events, today],
  );
}

interface ContentProps extends UpcomingCalendarEventsProps {
  /** Undefined until it is read. */
  readonly list: readonly CalendarEvent[] | undefined;
  readonly error: Error | null;
  /** The reason of an error of this browser. */
  readonly reason: UnavailableError["reason"];
  readonly isBuilt: boolean;
}

function Content({ anchor, opening, actions, closing, list, error, reason, isBuilt }: ContentProps) {
  if (list === undefined && error === null) {
    return (
      <>
        <WithoutScript title="The list of events needs JavaScript">
          It’s turned off in this browser. Please write or call to hear what’s coming up.
        </WithoutScript>
        <Loading>Looking at the calendar…</Loading>
      </>
    );
  }
  if (list === undefined || reason === "unreadable") {
    return <UnreadableCalendar reason={reasons[reason ?? ""] ?? NOT_LOADED} />;
  }
  const events = isBuilt ? list : list.slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
  return (
    <>
      {!isBuilt && opening(events)}
      {events.length > 0 && (
        <>
          <RecordList>
            {events.map((event) => (
              <li key={event.id} id={anchor(event)}>
                <CalendarEventCard event={event}>{actions(event)}</CalendarEventCard>
              </li>
            ))}
          </RecordList>
          {list.length > UPCOMING_CALENDAR_EVENTS_LIMIT && <MoreLater hidden={isBuilt}>More dates to come.</MoreLater>}
          {closing(events, isBuilt)}
        </>
      )}
      {(isBuilt || events.length === 0) && (
        <div hidden={events.length > 0}>
          <NoUpcomingEvents />
        </div>
      )}
    </>
  );
}

function NoUpcomingEvents() {
  return (
    <EmptyCalendar title="No Upcoming Events">
      <p>Nothing is scheduled right now. Write to me for a private session, or read about aura readings.</p>
      <ButtonRow>
        <ButtonLink to="/contact">Contact me</ButtonLink>
        <ButtonLink to="/aura-reading" $variant="outlined">
          About aura readings
        </ButtonLink>
      </ButtonRow>
    </EmptyCalendar>
  );
}

function UnreadableCalendar({ reason }: { reason: string }) {
  return (
    <EmptyCalendar title={titles[useDataLocation()]}>
      <p>{reason} Please write or call to hear what’s coming up.</p>
      <ButtonRow>
        <ButtonLink to="/contact">Contact me</ButtonLink>
      </ButtonRow>
    </EmptyCalendar>
  );
}

const titles: Record<DataLocation, string> = {
  "this-browser": "The calendar can’t be read in this browser",
  practice: "The calendar can’t be read right now",
};

/** By the reason of an error of this browser. */
const reasons: Readonly<Record<string, string>> = {
  blocked: "It doesn’t let this site keep or read anything.",
  unreadable: "What it keeps is damaged. Nothing was deleted.",
} satisfies Partial<Record<ErrorReason, string>>;

const NOT_LOADED = "It didn’t load completely. Loading the page again may help.";

/**
 * Reaches to the end of the first screen in every state, and is at least as tall as the empty state, so that nothing in
 * view moves when the events arrive. The subtracted length is the height of the bar, the page's intro and the heading.
 * Without script the links of the events work, and their buttons do not.
 */
const Place = styled.div`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${space.l};
  min-height: max(31rem, 100svh - 21rem);
  @media (scripting: none) {
    min-height: 0;
    button { display: none; }
  }
  ${blocksOnPaper(space.l)}
  /* Firefox begins a container on a new sheet of paper. */
  @media print { container-type: normal; min-height: 0; }
`;

const MoreLater = styled.p`
  color: ${color.textMuted};
`;

const Loading = styled.p`
  color: ${color.textMuted};
  @media (scripting: none) { display: none; }
`;
