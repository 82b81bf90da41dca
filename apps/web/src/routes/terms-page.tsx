import { search } from "../../words/search.ts";
import { terms } from "../../words/terms.ts";
import {
  ServiceTermsSection,
  TermsContact,
  TermsContents,
  TermsPart,
  TextMessagingSection,
} from "../features/terms/terms-sections.tsx";
import { TextUpdatesPromo } from "../features/text-updates/text-updates-promo.tsx";
import { KeptAboutYou } from "../features/visitor-data/kept-about-you.tsx";
import { useBackend, useIsBound } from "../ioc/use-services.ts";
import { anchors, pages } from "../site/pages.ts";
import Hands from "../ui/drawings/hands.svg?react";
import { Deferred, PageHead, PageIntro } from "../ui/page/page-head.tsx";
import { Container, Section } from "../ui/section/section.ts";

export function TermsPage() {
  const isShared = useBackend().dataLocation === "practice";
  const keepsOwnMessages = useIsBound("ownMessages");
  return (
    <>
      <PageHead page={isShared ? { ...pages.terms, description: search.termsShared } : pages.terms} />
      <Section $flush="bottom">
        <Container>
          <PageIntro title={pages.terms.name} drawing={<Hands />}>
            {terms.lead}
          </PageIntro>
        </Container>
      </Section>
      <Deferred>
        <Container>
          <TermsContents />
        </Container>
        <ServiceTermsSection />
        <TextMessagingSection />
        {keepsOwnMessages && (
          <TermsPart id={anchors.visitorData} title={terms.visitorData.title} intro={terms.visitorData.intro}>
            <KeptAboutYou />
          </TermsPart>
        )}
        <TextUpdatesPromo />
        <TermsContact />
      </Deferred>
    </>
  );
}
