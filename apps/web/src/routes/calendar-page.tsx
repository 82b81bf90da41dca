import { styled } from "styled-components";
import { calendar } from "../../words/calendar.ts";
import { BookingInformation, UpcomingCalendarEvents } from "../features/calendar/upcoming-calendar-events.tsx";
import { pages } from "../site/pages.ts";
import CircleOfPeople from "../ui/drawings/circle-of-people.svg?react";
import { Deferred, PageHead, PageIntro } from "../ui/page/page-head.tsx";
import { blocksOnPaper, Container, Section, SideBySide } from "../ui/section/section.ts";
import { space } from "../ui/theme/tokens.ts";

export function CalendarPage() {
  return (
    <Section>
      <PageHead page={pages.calendar} />
      <Container>
        <PageIntro title={calendar.title} drawing={<CircleOfPeople />}>
          {calendar.lead}
        </PageIntro>
        <Deferred>
          <SideBySide>
            <Events aria-labelledby="upcoming-events">
              <h2 id="upcoming-events">{calendar.upcoming}</h2>
              <UpcomingCalendarEvents />
            </Events>
            <BookingInformation />
          </SideBySide>
        </Deferred>
      </Container>
    </Section>
  );
}

const Events = styled.section`
  display: grid;
  gap: ${space.l};
  align-content: start;
  min-width: 0;
  ${blocksOnPaper(space.l)}
`;
