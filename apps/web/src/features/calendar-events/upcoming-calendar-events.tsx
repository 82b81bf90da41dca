import { type CalendarEvent, UnavailableError, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import { RecordList } from "../../components/record-card.ts";
import { WithoutScript } from "../../components/without-script.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation, useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
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
  /** The links and buttons for all of them. */
  readonly closing: (events: readonly CalendarEvent[]) => ReactNode;
}

/** The events that are coming up, soonest first. */
export function UpcomingCalendarEvents(props: UpcomingCalendarEventsProps) {
  return (
    <Place>
      <Content {...props} />
    </Place>
  );
}

function Content({ anchor, opening, actions, closing }: UpcomingCalendarEventsProps) {
  const repository = useService(CalendarEventRepository);
  const upcoming = calendarEventQueries.upcoming(repository, useToday(site.timeZone));
  const { data, error } = useQuery(upcoming);
  const events = data?.slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
  const isInBrowser = useDataLocation() === "this-browser";

  if (events === undefined && error === null) {
    return (
      <>
        <WithoutScript title="The list of events needs JavaScript">
          It is switched off in this browser. Please write or call to hear what is coming up.
        </WithoutScript>
        <Loading>Looking at the calendar…</Loading>
      </>
    );
  }
  const reason = (isInBrowser && error instanceof UnavailableError && reasons[error.reason ?? ""]) || undefined;
  if (events === undefined || reason !== undefined) return <UnreadableCalendar reason={reason ?? NOT_LOADED} />;
  return (
    <>
      {opening(events)}
      {events.length === 0 ? (
        <EmptyCalendar title="No Upcoming Events">
          <p>The room is quiet just now. Write to me for a session of your own, or read about aura readings.</p>
          <ButtonRow>
            <ButtonLink to="/contact">Contact me</ButtonLink>
            <ButtonLink to="/aura-reading" $variant="outlined">
              About aura readings
            </ButtonLink>
          </ButtonRow>
        </EmptyCalendar>
      ) : (
        <>
          <RecordList>
            {events.map((event) => (
              <li key={event.id} id={anchor(event)}>
                <CalendarEventCard event={event}>{actions(event)}</CalendarEventCard>
              </li>
            ))}
          </RecordList>
          {data !== undefined && data.length > events.length && <MoreLater>More dates later.</MoreLater>}
          {closing(events)}
        </>
      )}
    </>
  );
}

function UnreadableCalendar({ reason }: { reason: string }) {
  return (
    <>
      <Notice title={titles[useDataLocation()]}>
        <p>{reason} Please write or call to hear what is coming up.</p>
      </Notice>
      <ButtonRow>
        <ButtonLink to="/contact">Contact me</ButtonLink>
      </ButtonRow>
    </>
  );
}

const titles: Record<DataLocation, string> = {
  "this-browser": "The calendar cannot be read in this browser",
  practice: "The calendar cannot be read just now",
};

/** By the reason of an error of this browser. */
const reasons: Readonly<Record<string, string>> = {
  blocked: "It does not let this site keep or read anything.",
  unreadable: "What it keeps is damaged, and nothing of it was deleted.",
};

const NOT_LOADED = "It did not arrive whole: loading the page again may help.";

/**
 * Reaches to the end of the first screen in every state, and is at least as tall as the empty state, so that nothing in
 * view moves when the events arrive. The subtracted length is the height of the bar, the page's intro and the heading.
 */
const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.l};
  min-height: max(31rem, 100svh - 21rem);
  @media (scripting: none) { min-height: 0; }
  @media print { min-height: 0; }
`;

const MoreLater = styled.p`
  color: ${color.textMuted};
`;

const Loading = styled.p`
  color: ${color.textMuted};
  @media (scripting: none) { display: none; }
`;
