import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { QuietRoom } from "../../components/drawings/quiet-room.tsx";
import { Notice } from "../../components/notice.tsx";
import { WithoutScript } from "../../components/without-script.tsx";
import { color, space } from "../../theme/tokens.ts";
import { CalendarEventCard } from "./calendar-event-card.tsx";
import { CalendarEventList } from "./calendar-event-list.ts";
import { useUpcomingCalendarEvents } from "./use-calendar-events.ts";

interface UpcomingCalendarEventsProps {
  /** The id of an event's place on the page. */
  readonly anchor?: (event: CalendarEvent) => string;
  /** What is said above the events, or above the word that there are none. */
  readonly opening?: (events: readonly CalendarEvent[]) => ReactNode;
  /** What a visitor can do with one event. */
  readonly actions?: (event: CalendarEvent) => ReactNode;
  /** What a visitor can do with all of them. */
  readonly closing?: (events: readonly CalendarEvent[]) => ReactNode;
}

/** What is coming up, soonest first, or a quiet room. */
export function UpcomingCalendarEvents(props: UpcomingCalendarEventsProps) {
  return (
    <Place>
      <Answer {...props} />
    </Place>
  );
}

function Answer({ anchor, opening, actions, closing }: UpcomingCalendarEventsProps) {
  const { data, isError } = useUpcomingCalendarEvents();

  if (data === undefined && !isError) {
    return (
      <>
        <WithoutScript title="The list of events needs JavaScript">
          It is switched off in this browser. Please write or call to hear what is coming up.
        </WithoutScript>
        <Loading>Looking at the calendar…</Loading>
      </>
    );
  }
  if (data === undefined)
    return <UnreadableCalendar reason="It did not arrive whole: loading the page again may help." />;
  if (data.state === "unavailable")
    return <UnreadableCalendar reason="It does not let this site keep or read anything." />;
  if (data.items.length === 0 && data.issues.length > 0)
    return <UnreadableCalendar reason="What it keeps is damaged, and nothing of it was deleted." />;
  return (
    <>
      {opening?.(data.items)}
      {data.items.length === 0 ? (
        <NoUpcomingEvents />
      ) : (
        <>
          <CalendarEventList>
            {data.items.map((event) => (
              <li key={event.id} id={anchor?.(event)}>
                <CalendarEventCard event={event}>{actions?.(event)}</CalendarEventCard>
              </li>
            ))}
          </CalendarEventList>
          {closing?.(data.items)}
        </>
      )}
    </>
  );
}

/** Nobody can say here whether there are events. */
function UnreadableCalendar({ reason }: { reason: string }) {
  return (
    <>
      <Notice title="The calendar cannot be read in this browser">
        <p>{reason} Please write or call to hear what is coming up.</p>
      </Notice>
      <ButtonRow>
        <ButtonLink to="/contact">Contact me</ButtonLink>
      </ButtonRow>
    </>
  );
}

function NoUpcomingEvents() {
  return (
    <Empty>
      <Picture>
        <QuietRoom />
      </Picture>
      <h3>No Upcoming Events</h3>
      <p>The room is quiet just now. Write to me for a session of your own, or read about aura readings.</p>
      <ButtonRow>
        <ButtonLink to="/contact">Contact me</ButtonLink>
        <ButtonLink to="/aura-reading" $look="outlined">
          About aura readings
        </ButtonLink>
      </ButtonRow>
    </Empty>
  );
}

/**
 * Down to the end of the first screen whatever the answer is, and at least as tall as the empty state, so that nothing
 * that is seen moves when the answer comes. Above it stand the bar, the page's words and the heading.
 */
const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.l};
  min-height: max(31rem, 100svh - 21rem);
  @media (scripting: none) { min-height: 0; }
  @media print { min-height: 0; }
`;

const Loading = styled.p`
  color: ${color.soft};
  @media (scripting: none) { display: none; }
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  text-align: center;
`;

const Picture = styled.div`
  width: min(18rem, 100%);
`;
