import { Hands } from "../../components/drawings/hands.tsx";
import { PageIntro } from "../../components/page-intro.tsx";
import { Container, Section } from "../../components/section/section.ts";
import { pages } from "../../site/pages.ts";

/** What the page is, in two sentences. */
export function TermsIntro() {
  return (
    <Section $flush="bottom">
      <Container>
        <PageIntro title={pages.terms.name} drawing={<Hands />}>
          These are the terms on which I work, in plain words. Booking a session means that you agree to them, so please
          ask me first if anything is unclear.
        </PageIntro>
      </Container>
    </Section>
  );
}
