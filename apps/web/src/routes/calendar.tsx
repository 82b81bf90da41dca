import type { CalendarEvent } from "@inner-light/core";
import { createFileRoute } from "@tanstack/react-router";
import { styled } from "styled-components";
import { Deferred } from "../components/deferred.tsx";
import { CircleOfPeople } from "../components/drawings/circle-of-people.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { blocksOnPaper } from "../components/section/blocks-on-paper.ts";
import { Container, Section } from "../components/section/section.ts";
import { SideBySide } from "../components/section/side-by-side.ts";
import { BookingInformation } from "../features/calendar-events/booking-information.tsx";
import { CalendarEventCard } from "../features/calendar-events/calendar-event-card.tsx";
import { UpcomingCalendarEvents } from "../features/calendar-events/upcoming-calendar-events.tsx";
import {
  AllCalendarEventsActions,
  CalendarEventActions,
} from "../features/calendar-sharing/calendar-event-actions.tsx";
import { eventAnchor } from "../features/calendar-sharing/calendar-links.ts";
import { LinkedEvent } from "../features/calendar-sharing/linked-event.tsx";
import { pages } from "../site/pages.ts";
import { SENT_EVENT } from "../site/sent-event.ts";
import { space } from "../theme/tokens.ts";

export const Route = createFileRoute("/calendar")({
  // What shows an event that the address carries. Loaded before the page is rendered, so that nothing moves when it appears.
  beforeLoad: ({ location }) =>
    location.hash.startsWith(SENT_EVENT) ? import("../features/calendar-sharing/sent-event.tsx") : { SentEvent: null },
  component: CalendarPage,
});

function CalendarPage() {
  const { SentEvent } = Route.useRouteContext();
  return (
    <Section>
      <PageHead page={pages.calendar} />
      <Container>
        <PageIntro title="What’s coming up" drawing={<CircleOfPeople />}>
          Workshops and circles anyone can join. For a private session, write to me and we’ll find a time.
        </PageIntro>
        <Deferred>
          <SideBySide>
            <Events aria-labelledby="upcoming-events">
              <h2 id="upcoming-events">Upcoming events</h2>
              <UpcomingCalendarEvents
                anchor={eventAnchor}
                opening={(events) => (
                  <LinkedEvent
                    events={events}
                    sent={(fragment) => SentEvent && <SentEvent fragment={fragment}>{eventWithActions}</SentEvent>}
                  >
                    {eventWithActions}
                  </LinkedEvent>
                )}
                actions={(event) => <CalendarEventActions event={event} />}
                closing={(events, isBuilt) => <AllCalendarEventsActions events={events} isBuilt={isBuilt} />}
              />
            </Events>
            <BookingInformation />
          </SideBySide>
        </Deferred>
      </Container>
    </Section>
  );
}

function eventWithActions(event: CalendarEvent) {
  return (
    <CalendarEventCard event={event}>
      <CalendarEventActions event={event} />
    </CalendarEventCard>
  );
}

const Events = styled.section`
  display: grid;
  gap: ${space.l};
  align-content: start;
  min-width: 0;
  ${blocksOnPaper(space.l)}
`;
