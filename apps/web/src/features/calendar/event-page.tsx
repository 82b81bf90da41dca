import { googleCalendarHref, mapHref } from "@inner-light/calendar-files/links";
import { type CalendarEvent, lastDayOf, plainLine, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { styled } from "styled-components";
import { calendar, eventPage } from "../../../words/calendar.ts";
import { calendarNotes, eventActions, events, posterFoot } from "../../../words/events.ts";
import { copying } from "../../../words/messages.ts";
import { detailsOf, notesForCalendars } from "../../site/event-details.ts";
import { eventTimesText } from "../../site/event-times.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { eventFilePath, eventHref, eventPath, hrefOf, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import {
  ButtonAnchor,
  ButtonLink,
  ButtonRow,
  TextButton,
  TextButtonRow,
  TextPageLink,
} from "../../ui/button/button.ts";
import { CalendarEventWhen, When } from "../../ui/calendar-event/calendar-event-when.tsx";
import { eventKinds } from "../../ui/calendar-event/event-kinds.ts";
import { EventLight } from "../../ui/calendar-event/event-light.tsx";
import { PageHead } from "../../ui/page/page-head.tsx";
import { Container, DividedStack, Section } from "../../ui/section/section.ts";
import { color, media, space, type } from "../../ui/theme/tokens.ts";
import { EventDetails, linkedText, Outside, questionAbout, titleWithTime } from "./event-links.tsx";
import { PosterFoot, PosterPaper } from "./poster-foot.tsx";

/**
 * Renders an event's page, without the app. It prints as a poster. All events use the same components, so one
 * Content-Security-Policy covers their styles. `coming` starts on the earliest current date in any time zone.
 */
export function EventPage({ event, coming }: { event: CalendarEvent; coming: readonly CalendarEvent[] }) {
  const state = event.canceled ? events.canceled : event.full ? events.full : "";
  const { eventName } = eventKinds[event.type];
  const { label, about } = questionAbout(event);
  const facts = [state, eventName, ...detailsOf(event).map(({ text }) => text), event.description]
    .filter((text) => text?.trim())
    .join(" · ");
  const map = mapHref(event.location);
  // An event that is not over is in `coming`, or comes after an event in it.
  const lastDay = lastDayOf(event);
  const isOver = coming.every((other) => lastDayOf(other) > lastDay);
  const others = coming.filter(({ id, canceled }) => id !== event.id && !canceled);
  const isOfSeries = ({ series }: CalendarEvent) => series !== undefined && series === event.series;
  const next = others.filter((other) => other.date >= event.date && !isOfSeries(other));
  const save = (
    <ButtonAnchor
      href={hrefOf(eventFilePath(event))}
      download={`${fill(eventActions.file, { date: event.date })}.ics`}
      data-until-over
      hidden={isOver}
      $variant="outlined"
    >
      {event.canceled ? eventPage.update : eventActions.add}
    </ButtonAnchor>
  );
  return (
    <Section as="div">
      <PosterPaper />
      <PageHead page={{ path: eventPath(event), title: titleWithTime(event), description: plainLine(facts, 160) }} />
      <Container>
        <DividedStack>
          <Article data-times={eventTimesText(event)} data-time-zone={site.timeZone}>
            <OnPaper hidden>{site.practiceName}</OnPaper>
            <Light type={event.type} isOut={event.canceled} />
            <Day aria-hidden="true">{siteFormats.dayOfMonth(event.date).replace("\u00a0", " ")}</Day>
            <EventText>
              <State data-when-over hidden={!isOver}>
                {eventPage.over}
              </State>
              {event.canceled && <State>{calendarNotes.canceled}</State>}
              <h1 dir="auto">{event.title}</h1>
              <Facts>
                <CalendarEventWhen event={event} />
                <EventDetails event={event} />
                <p>
                  {event.full && !event.canceled && <mark>{events.full}</mark>} {eventName}
                </p>
              </Facts>
              <ButtonRow>
                <ButtonLink to="/contact" search={{ about }}>
                  {label}
                </ButtonLink>
                {save}
              </ButtonRow>
              {event.description?.trim() && <p dir="auto">{linkedText(event.description)}</p>}
              <TextButtonRow>
                {!event.canceled && (
                  <Outside
                    href={googleCalendarHref(event, site.timeZone, notesForCalendars)}
                    data-until-over
                    hidden={isOver}
                  >
                    {eventActions.google}
                  </Outside>
                )}
                {map !== null && (
                  <Outside href={map} data-until-over hidden={isOver}>
                    {eventActions.map}
                  </Outside>
                )}
                {/* The page's script shows the button if the browser can copy. */}
                <TextButton data-copied={copying.copied} aria-live="polite" hidden>
                  {eventActions.copyLink}
                </TextButton>
                <TextPageLink to={pages.calendar.path}>{eventPage.calendar}</TextPageLink>
              </TextButtonRow>
            </EventText>
            {site.calendarFeed !== null && (
              <OnPaper hidden>
                <PosterFoot
                  words={posterFoot.event}
                  target={site.url + eventPath(event)}
                  address={site.url + pages.calendar.path}
                />
              </OnPaper>
            )}
          </Article>
          <Dates title={eventPage.otherDates} of={others.filter(isOfSeries)} />
          <Dates title={calendar.title} of={next.slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT)} isNow={isOver} />
        </DividedStack>
      </Container>
    </Section>
  );
}

/** `isNow` hides the dates until the event has ended. */
function Dates({ title, of, isNow }: { title: string; of: readonly CalendarEvent[]; isNow?: boolean }) {
  return (
    <Others hidden={of.length === 0 || isNow === false} data-other-dates data-when-over={isNow}>
      <h2>{title}</h2>
      <ul>
        {of.map((event) => (
          <li key={event.id} data-times={eventTimesText(event)}>
            <a href={eventHref(event)}>
              <bdi>{titleWithTime(event)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Others>
  );
}

const Article = styled.article`
  display: grid;
  gap: ${space.m} ${space.xxl};
  ${media.mediumUp} { grid-template-columns: minmax(0, 1fr) minmax(0, 18rem); align-items: start; }
  [hidden] { display: none; }
  @media print {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
`;

const Light = styled(EventLight)`
  width: min(7rem, 100%);
  ${media.mediumUp} { order: 1; width: 100%; }
  @media print { order: 0; width: 65mm; }
`;

/** Printed large enough to read across a room. */
const Day = styled.p`
  display: none;
  @media print { display: block; font: ${type.headline}; font-size: min(4.5rem, 11vw); }
`;

const EventText = styled.div`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  h1 { margin-bottom: ${space.s}; }
  & > p[dir] { white-space: pre-line; margin-block: ${space.s}; }
  mark { margin-inline-end: ${space.s}; background: none; font: ${type.strong}; color: ${color.danger}; }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.s};
  ${When} { font: ${type.strong}; }
  @media print { ${When} { font: ${type.subheading}; } [data-your-time] { display: none; } }
`;

const State = styled.p`
  font: ${type.strong};
`;

/** The poster's header and footer. `hidden` also keeps them out of reader views. */
const OnPaper = styled.div`
  @media print { &[hidden] { display: block; align-self: stretch; &:last-child { margin-top: auto; } } }
  &:first-child { font: ${type.subheading}; }
`;

const Others = styled.section`
  display: grid;
  gap: ${space.m};
  h2 { font: ${type.subheading}; }
  ul { display: grid; gap: ${space.s}; list-style: none; }
  &[hidden] { display: none; }
  @media print { display: none; }
`;
