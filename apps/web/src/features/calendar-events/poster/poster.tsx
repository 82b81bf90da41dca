import {
  type CalendarDate,
  type CalendarEvent,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
} from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { Button, ButtonRow } from "../../../components/button/button.ts";
import { Notice } from "../../../components/notice/notice.tsx";
import { WithoutScript } from "../../../components/notice/without-script.tsx";
import { Stack } from "../../../components/section/section.ts";
import { useService } from "../../../ioc/service-provider.tsx";
import { UpcomingEvents } from "../../../ioc/tokens.ts";
import { calendarEventQueries } from "../../../queries/calendar-events.ts";
import { useToday } from "../../../queries/use-today.ts";
import { site } from "../../../site/site.ts";
import { color, space } from "../../../theme/tokens.ts";
import { practiceCalendar, useIsPublic } from "../sharing/event-addresses.ts";
import { LETTER, PAPER_MARGIN, type Paper, PaperChoice } from "./paper-choice.tsx";
import { PosterSheet } from "./poster-sheet.tsx";

/** A poster of the event with this id or, without one, of the next events, and what it takes to print it. */
export function Poster({ id }: { id: number | undefined }) {
  const [paper, setPaper] = useState<Paper>(LETTER);
  const today = useToday(site.timeZone);
  const events = usePosterEvents(id, today);
  const isThere = typeof events !== "string" && events.length > 0;
  return (
    <>
      <PageSize $paper={paper} />
      <WithoutScript title="The poster needs JavaScript">
        It’s turned off in this browser, and the poster needs it to put the events on the paper.
      </WithoutScript>
      <Place>
        <OnScreen>
          <PaperChoice paper={paper} onChange={setPaper} />
          <ButtonRow>
            <Button onClick={() => window.print()} disabled={!isThere}>
              Print
            </Button>
          </ButtonRow>
        </OnScreen>
        <Content events={events} isHydrated={today !== null} isSingle={id !== undefined} paper={paper} />
      </Place>
    </>
  );
}

type PosterEvents = readonly CalendarEvent[] | "pending" | "unreadable";

/** The one coming event with this id, or the next ten that take place. */
function usePosterEvents(id: number | undefined, today: CalendarDate | null): PosterEvents {
  const { data, isError } = useQuery(
    calendarEventQueries.upcoming(useService(UpcomingEvents), MOST_UPCOMING_CALENDAR_EVENTS, today),
  );
  if (data === undefined) return isError ? "unreadable" : "pending";
  if (id !== undefined) return data.filter((event) => event.id === id);
  return data.filter(({ canceled }) => !canceled).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}

interface ContentProps {
  readonly events: PosterEvents;
  /** Whether the app runs: a server cannot tell the address of a site that only the host knows. */
  readonly isHydrated: boolean;
  readonly isSingle: boolean;
  readonly paper: Paper;
}

function Content({ events, isHydrated, isSingle, paper }: ContentProps) {
  const isPublic = useIsPublic();
  const isAddressKnown = isHydrated || site.calendarFeed !== null;
  if (events === "pending") return <Loading>Looking at the calendar…</Loading>;
  if (events === "unreadable")
    return (
      <Notice title="The calendar can’t be read right now">
        Please check your connection, and reload the page. If that doesn’t help, this browser may not let the site keep
        anything.
      </Notice>
    );
  const [first] = events;
  if (first === undefined)
    return isSingle ? (
      <Notice title="This event isn’t coming up">It may be over or deleted, or not on this calendar.</Notice>
    ) : (
      <Notice title="There’s nothing to print yet">
        There are no upcoming events. Once one is on the calendar, the poster shows it.
      </Notice>
    );
  if (isSingle && !isPublic(first))
    return (
      <Notice title="This event isn’t published yet">
        Publish it first, so that the code on its poster leads to it.
      </Notice>
    );
  return (
    <>
      <OnScreen>
        {!events.every(isPublic) && (
          <Notice title="Not all of these events are published yet">
            The code leads to the calendar. Publish first, so that people find these events there.
          </Notice>
        )}
        {site.calendarFeed === null && (
          <Notice title="Check the address on the poster">
            <p>
              Your settings don’t say what the site’s address is (<code>siteUrl</code>), so the code leads to the one
              open here.
            </p>
          </Notice>
        )}
      </OnScreen>
      <PosterSheet
        events={events}
        address={isAddressKnown ? practiceCalendar() : null}
        paper={paper}
        isSingle={isSingle}
      />
    </>
  );
}

/** The browser prints on this paper, and has its own margins only where the sheet has none. */
const PageSize = createGlobalStyle<{ $paper: Paper }>`
  @page { size: ${({ $paper }) => $paper.size}; margin: ${PAPER_MARGIN}; }
`;

/** As high as the first screen, below at most 16rem, so that nothing in view moves when the events arrive. */
const Place = styled(Stack)`
  align-content: start;
  min-height: calc(100svh - 16rem);
  @media (scripting: none) { display: none; }
  @media print { min-height: 0; }
`;

const OnScreen = styled.div`
  display: grid;
  gap: ${space.m};
  &:empty { display: none; }
  @media print { display: none; }
`;

const Loading = styled.p`
  color: ${color.textMuted};
`;
