import { createFileRoute } from "@tanstack/react-router";
import { styled } from "styled-components";
import { PageHead } from "../components/page/page-head.tsx";
import { PageIntro } from "../components/page/page-intro.tsx";
import { Container, Section } from "../components/section/section.ts";
import { Poster } from "../features/calendar-events/poster/poster.tsx";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/calendar_/poster")({
  // The id of the one event to show. `undefined` is explicit, because the router merges the result over the raw parameters.
  validateSearch: ({ event }: Record<string, unknown>): { readonly event?: number | undefined } => ({
    event: Number.isSafeInteger(event) ? Number(event) : undefined,
  }),
  component: PosterPage,
});

function PosterPage() {
  const { event } = Route.useSearch();
  return (
    <Page>
      <PageHead page={pages.poster} />
      <Container $narrow>
        <OnScreen>
          <PageIntro title="A poster to print">
            For your door, your window, or a friend’s shop. Choose the paper, and print it or save it as a PDF.
          </PageIntro>
        </OnScreen>
        <Poster id={event} />
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
