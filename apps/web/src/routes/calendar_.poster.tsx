import { createFileRoute } from "@tanstack/react-router";
import { styled } from "styled-components";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, Section } from "../components/section/section.ts";
import { practiceCalendar, useEventLinks } from "../features/calendar-sharing/use-event-links.ts";
import { Poster } from "../features/poster/poster.tsx";
import { parsePosterSearch } from "../features/poster/poster-search.ts";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/calendar_/poster")({
  validateSearch: parsePosterSearch,
  component: PosterPage,
});

function PosterPage() {
  const { event } = Route.useSearch();
  const links = useEventLinks(practiceCalendar);
  return (
    <Page>
      <PageHead page={pages.poster} />
      <Container $narrow>
        <OnScreen>
          <PageIntro title="A poster to print">
            For your door, your window, or a friend’s shop. Choose the paper, and print it or save it as a PDF.
          </PageIntro>
        </OnScreen>
        <Poster id={event} links={links} />
      </Container>
    </Page>
  );
}

/** On paper, only the sheet is left, and the paper has its own margins. */
const Page = styled(Section)`
  @media print {
    padding-block: 0;
    & > div { max-width: none; padding-inline: 0; }
  }
`;

const OnScreen = styled.div`
  @media print { display: none; }
`;
