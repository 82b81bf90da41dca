import {
  googleCalendarHref,
  googleSubscriptionHref,
  mapHref,
  subscriptionHref,
} from "@inner-light/calendar-files/links";
import { type CalendarEvent, isoTimestampOf, type SeriesRun } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { eventActions as words } from "../../../words/events.ts";
import { useBackend, useIsBound, useServices } from "../../ioc/use-services.ts";
import { builtCalendar } from "../../site/built-calendar.ts";
import { calendarFileFacts, notesForCalendars } from "../../site/event-details.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { eventHref, hrefOf, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { download } from "../../ui/browser/download.ts";
import { ButtonLink, TextButton, TextButtonRow, TextLink } from "../../ui/button/button.ts";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { Folded } from "../../ui/section/section.ts";
import { VisuallyHidden } from "../../ui/text/text.tsx";
import { borderWidth, color, control, media, space } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { Outside, questionAbout } from "./event-links.tsx";
import { useIsPublic } from "./use-upcoming-state.ts";

/** A Google Calendar link can hold only one event. */
export function CalendarEventActions({ run, days }: { run: SeriesRun; days: string | undefined }) {
  const [event] = run;
  const { label, about } = questionAbout(event, days);
  const isPublic = useIsPublic();
  const map = mapHref(event.location);
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  return (
    <MainAction>
      <ButtonLink to="/contact" search={{ about }} $variant="outlined">
        {label} <VisuallyHidden>{about}</VisuallyHidden>
      </ButtonLink>
      <More>
        <summary>
          {words.more} <VisuallyHidden>{fill(words.moreAbout, { title: event.title })}</VisuallyHidden>
        </summary>
        <TextButtonRow>
          <SaveToCalendar events={run} fileName={fill(words.file, { date: event.date })}>
            <span>{days ? words.addDates : words.add}</span> {title}
          </SaveToCalendar>
          {!event.canceled && (
            <Outside href={googleCalendarHref(event, site.timeZone, notesForCalendars)}>
              <span>{days ? fill(words.googleOnly, { date: siteFormats.date(event.date) }) : words.google}</span>{" "}
              {title}
            </Outside>
          )}
          {map !== null && (
            <Outside href={map}>
              {words.map} {title}
            </Outside>
          )}
          {isPublic(event) && (
            <CopyButton
              as={TextButton}
              text={() => location.origin + eventHref(event)}
              name={fill(words.linkTo, { title: event.title })}
            >
              {words.copyLink} {title}
            </CopyButton>
          )}
        </TextButtonRow>
      </More>
    </MainAction>
  );
}

export function AllCalendarEventsActions({ events }: { events: readonly CalendarEvent[] }) {
  const isPublished = useIsBound("publishedCalendar") && builtCalendar.upcoming !== null;
  const { servesFeed } = useBackend();
  const feed = isPublished || servesFeed ? site.calendarFeed : null;
  if (events.length < 2 && feed === null) return null;
  return (
    <TextButtonRow>
      {feed !== null && (
        <>
          <TextLink href={subscriptionHref(feed)}>{words.subscribe}</TextLink>
          <Outside href={googleSubscriptionHref(feed)}>{words.subscribeInGoogle}</Outside>
        </>
      )}
      {events.length > 1 && (
        <SaveToCalendar events={events} fileName={words.fileOfAll}>
          {words.addAll}
        </SaveToCalendar>
      )}
    </TextButtonRow>
  );
}

interface SaveToCalendarProps {
  readonly events: readonly CalendarEvent[];
  readonly fileName: string;
  readonly children: ReactNode;
}

function SaveToCalendar({ events, fileName, children }: SaveToCalendarProps) {
  const { clock } = useServices();
  const showToast = useToast();
  const isPublic = useIsPublic();
  const pathOf = (event: CalendarEvent) => (isPublic(event) ? eventHref(event) : hrefOf(pages.calendar.path));

  const save = async () => {
    try {
      const { calendarFile } = await import("@inner-light/calendar-files");
      const now = Date.parse(isoTimestampOf(clock.now()));
      const file = calendarFile(events, {
        ...calendarFileFacts(site),
        addressOf: (event) => location.origin + pathOf(event),
        stampOf: () => now,
      });
      download(`${fileName}.ics`, file, "text/calendar;charset=utf-8");
    } catch {
      showToast({ ...words.notMade, destructive: true });
    }
  };

  return <TextButton onClick={save}>{children}</TextButton>;
}

/** Floats beside `More`, so the expanded part has the full width below. */
const MainAction = styled.div`
  display: flow-root;
  margin-top: ${space.xs};
  ${media.mediumUp} { margin-top: ${space.s}; }
  & > :first-child { float: ${__RTL__ ? "right" : "left"}; margin-inline-end: ${space.l}; }
`;

const More = styled(Folded)`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${control.large};
    ${media.hover} { &:hover { color: ${color.accent}; } }
    &::-webkit-details-marker { display: none; }
    &::after {
      content: "";
      width: 0.5em;
      aspect-ratio: 1;
      border: solid currentColor;
      border-width: 0 ${borderWidth.edge} ${borderWidth.edge} 0;
      transform: translateY(-25%) rotate(45deg);
    }
  }
  &[open] > summary::after { transform: translateY(25%) rotate(225deg); }
  & > div { clear: both; }
  @media print { display: none; }
`;
