import { Link } from "@tanstack/react-router";
import { calendar } from "../../words/calendar.ts";
import { AllDates } from "../features/calendar/all-dates.tsx";
import { pages } from "../site/pages.ts";
import { PageHead, PageIntro } from "../ui/page/page-head.tsx";
import { Container, Section } from "../ui/section/section.ts";

export function AllDatesPage() {
  return (
    <Section>
      <PageHead page={pages.allDates} />
      <Container $narrow>
        <PageIntro title={pages.allDates.name}>
          {calendar.allDates} <Link to="/calendar">{calendar.fewer}</Link>
        </PageIntro>
        <AllDates />
      </Container>
    </Section>
  );
}
