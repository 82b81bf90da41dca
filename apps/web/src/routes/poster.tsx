import { poster } from "../../words/events.ts";
import { PageHead } from "../components/page/page-head.tsx";
import { PageIntro } from "../components/page/page-intro.tsx";
import { Container, Section } from "../components/section/section.ts";
import { OnScreen, Poster } from "../features/calendar/poster/poster.tsx";
import { pages } from "../site/pages.ts";

export function PosterPage() {
  return (
    <Section>
      <PageHead page={pages.poster} />
      <Container $narrow>
        <OnScreen>
          <PageIntro title={poster.title}>{poster.lead}</PageIntro>
        </OnScreen>
        <Poster />
      </Container>
    </Section>
  );
}
