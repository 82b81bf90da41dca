import { nextEvents } from "@inner-light/core";
import { styled } from "styled-components";
import { calendar, calendarStates } from "../../../../words/calendar.ts";
import { poster } from "../../../../words/events.ts";
import { UPCOMING_EVENTS } from "../../../ioc/tokens.ts";
import { useQueryOf } from "../../../ioc/use-services.ts";
import { calendarEventQueries } from "../../../queries/calendar-event-queries.ts";
import { useToday } from "../../../queries/use-today.ts";
import { hrefOf, pages } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { Button, ButtonRow } from "../../../ui/button/button.ts";
import { TryAgain } from "../../../ui/button/try-again.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { WithoutScript } from "../../../ui/notice/without-script.tsx";
import { Stack } from "../../../ui/section/section.ts";
import { Filled } from "../../../ui/text/filled.tsx";
import { SmallText } from "../../../ui/text/text.ts";
import { space } from "../../../ui/theme/tokens.ts";
import { useIsPublic } from "../sharing/use-is-public.ts";
import { PosterPaper } from "./poster-foot.tsx";
import { PosterSheet } from "./poster-sheet.tsx";

/** The poster of the upcoming events, with a button to print it. */
export function Poster() {
  const today = useToday(site.timeZone);
  const { data, status, isFetching, refetch } = useQueryOf(UPCOMING_EVENTS, calendarEventQueries.upcoming(today));
  const isPublic = useIsPublic();
  const events = nextEvents(data ?? []);
  const { path } = pages.calendar;
  // While prerendering, the address is unknown unless it is in the settings.
  const address = site.calendarFeed !== null ? site.url + path : today && location.origin + hrefOf(path);
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

/** As high as the first screen, below at most 16rem, so that nothing in view moves when the events arrive. */
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
