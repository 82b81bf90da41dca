import { poster } from "../../words/events.ts";
import { OnScreen, Poster } from "../features/calendar/poster.tsx";
import { pages } from "../site/pages.ts";
import { PageHead, PageIntro } from "../ui/page/page-head.tsx";
import { Container, Section } from "../ui/section/section.ts";

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
