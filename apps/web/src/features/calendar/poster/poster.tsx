import { MOST_UPCOMING_CALENDAR_EVENTS, nextEvents } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { calendar } from "../../../../words/calendar.ts";
import { Button, ButtonRow } from "../../../components/button/button.ts";
import { TryAgain } from "../../../components/button/try-again.tsx";
import { Notice } from "../../../components/notice/notice.tsx";
import { WithoutScript } from "../../../components/notice/without-script.tsx";
import { Stack } from "../../../components/section/section.ts";
import { SmallText } from "../../../components/text/text.ts";
import { useService } from "../../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../../queries/calendar-event-queries.ts";
import { useToday } from "../../../queries/use-today.ts";
import { hrefOf, pages } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { space } from "../../../theme/tokens.ts";
import { useIsPublic } from "../sharing/use-is-public.ts";
import { PosterPaper } from "./poster-foot.tsx";
import { PosterSheet } from "./poster-sheet.tsx";

/** A poster of the next ten events that take place, and what it takes to print it. */
export function Poster() {
  const today = useToday(site.timeZone);
  const { data, status, isFetching, refetch } = useQuery(
    calendarEventQueries.upcoming(useService("upcomingEvents"), MOST_UPCOMING_CALENDAR_EVENTS, today),
  );
  const isPublic = useIsPublic();
  const events = nextEvents(data ?? []);
  const { path } = pages.calendar;
  // A server cannot tell the address of a site that only the host knows.
  const address = site.calendarFeed !== null ? site.url + path : today && location.origin + hrefOf(path);
  return (
    <>
      <PosterPaper />
      <WithoutScript title="The poster needs JavaScript">
        It’s turned off in this browser, and the poster needs it to put the events on the paper.
      </WithoutScript>
      <Place>
        <OnScreen>
          <ButtonRow>
            <Button onClick={() => window.print()} disabled={events.length === 0}>
              Print
            </Button>
          </ButtonRow>
          {!events.every(isPublic) && (
            <Notice title="Not all of these events are published yet">
              The code leads to the calendar. Publish first, so that people find these events there.
            </Notice>
          )}
          {events.length > 0 && site.calendarFeed === null && (
            <Notice title="Check the address on the poster">
              <p>
                Your settings don’t say what the site’s address is (<code>siteUrl</code>), so the code leads to the one
                open here.
              </p>
            </Notice>
          )}
          {status === "error" && (
            <Notice title="The calendar can’t be read right now">
              <p>{calendar.notRead}</p>
              <ButtonRow>
                <TryAgain $variant="outlined" isReading={isFetching} read={() => void refetch()} />
              </ButtonRow>
            </Notice>
          )}
          {status === "pending" && <SmallText>Looking at the calendar…</SmallText>}
          {status === "success" && events.length === 0 && (
            <Notice title="There’s nothing to print yet">
              There are no upcoming events. Once one is on the calendar, the poster shows it.
            </Notice>
          )}
        </OnScreen>
        {events.length > 0 && <PosterSheet events={events} address={address} />}
      </Place>
    </>
  );
}

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
  @media print { display: none; }
`;
