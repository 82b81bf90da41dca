import { type CalendarEvent, type PlainDateTime, seriesRuns, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { booking, calendar } from "../../../words/calendar.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { site } from "../../site/site.ts";
import { eventKinds, offeredEventTypes } from "../../ui/calendar-event/event-kinds.ts";
import { Panel, RecordList } from "../../ui/card/card.ts";
import { ContactDetailText, OfficeHoursList } from "../../ui/practice/contact-detail.tsx";
import { blocksOnPaper, FirstScreen, stickyColumn } from "../../ui/section/section.ts";
import { Filled } from "../../ui/text/text.tsx";
import { color, media, space } from "../../ui/theme/tokens.ts";
import { AllCalendarEventsActions } from "./calendar-event-actions.tsx";
import { CalendarEventCard } from "./calendar-event-card.tsx";
import { CalendarIsRead, NoUpcomingEvents, UnreadableCalendar } from "./calendar-states.tsx";
import { useUpcomingState } from "./use-upcoming-state.ts";

/** Until the day is known, `firstPaintStyle` hides some of the built-in events. */
export function UpcomingCalendarEvents() {
  const state = useUpcomingState();
  const { events, now, error } = state;
  const { dataLocation } = useBackend();
  return (
    <Upcoming data-built={events && now === null ? dataLocation : undefined}>
      {!events && !error && <CalendarIsRead />}
      {!events && error && <UnreadableCalendar {...state} />}
      {events && <Events list={events} now={now} />}
    </Upcoming>
  );
}

function Events({ list, now }: { list: readonly CalendarEvent[]; now: PlainDateTime | null }) {
  const isBuilt = now === null;
  const events = isBuilt ? list : list.slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
  return (
    <>
      {events.length > 0 && (
        <>
          <RecordList>
            {seriesRuns(events).map((run) => (
              <li key={run.at(-1)?.id}>
                <CalendarEventCard run={run} now={now} />
              </li>
            ))}
          </RecordList>
          {list.length > UPCOMING_CALENDAR_EVENTS_LIMIT && (
            <p hidden={isBuilt}>
              <Link to="/calendar/all">{calendar.moreLater}</Link>
            </p>
          )}
          <AllCalendarEventsActions events={events} />
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

const Upcoming = styled(FirstScreen)`
  & > p { color: ${color.textMuted}; }
  @media (scripting: none) {
    button { display: none; }
    &[data-built="practice"] > ul > :nth-child(n + ${UPCOMING_CALENDAR_EVENTS_LIMIT + 1}) { display: none; }
    &[data-built="practice"] > p[hidden] { display: block; }
  }
  ${blocksOnPaper(space.l)}
`;

const { phone } = site.contact;

export function BookingInformation() {
  return (
    <Aside as="aside" aria-labelledby="booking-information">
      <h2 id="booking-information">{booking.title}</h2>
      <h3>{booking.how}</h3>
      <ol>
        {booking.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{booking.types}</h3>
      <ul>
        {offeredEventTypes.map((eventType) => (
          <li key={eventType}>
            <Filled
              sentence={booking.type}
              values={{
                kind: <strong>{eventKinds[eventType].eventName}</strong>,
                text: eventKinds[eventType].booking,
              }}
            />
          </li>
        ))}
      </ul>
      <h3>{booking.hours}</h3>
      <OfficeHoursList />
      {!phone.absent && (
        <p>
          <Filled sentence={booking.phone} values={{ phone: <ContactDetailText detail={phone} /> }} />
        </p>
      )}
    </Aside>
  );
}

const Aside = styled(Panel)`
  ${media.largeUp} { @media (min-height: 50em) { ${stickyColumn(space.m)} } }
`;
