import { createFileRoute } from "@tanstack/react-router";
import { Hands } from "../components/drawings/hands.tsx";
import { Deferred } from "../components/page/deferred.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { PageIntro } from "../components/page/page-intro.tsx";
import { Container, Section } from "../components/section/section.ts";
import { TermsContact, TermsContents } from "../features/terms/terms-contact.tsx";
import { ServiceTermsSection, TermsPart, TextMessagingSection } from "../features/terms/terms-part.tsx";
import { TextUpdatesPromo } from "../features/text-updates/text-updates-promo.tsx";
import { KeptAboutYou } from "../features/visitor-data/kept-about-you.tsx";
import type { DataLocation } from "../ioc/backend.ts";
import { useDataLocation, useIsBound } from "../ioc/service-provider.tsx";
import { OwnMessages } from "../ioc/tokens.ts";
import { anchors } from "../site/anchors.ts";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/terms")({ component: TermsPage });

function TermsPage() {
  const description = descriptions[useDataLocation()];
  const keepsOwnMessages = useIsBound(OwnMessages);
  return (
    <>
      <PageHead page={{ ...pages.terms, description }} />
      <Section $flush="bottom">
        <Container>
          <PageIntro title={pages.terms.name} drawing={<Hands />}>
            How I work, in plain words. When you book a session, you agree to these terms, so please ask me first if
            anything is unclear.
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
          <TermsPart
            id={anchors.visitorData}
            title="What this browser keeps about you"
            intro="See it, download it, or erase it."
          >
            <KeptAboutYou />
          </TermsPart>
        )}
        <TextUpdatesPromo />
        <TermsContact />
      </Deferred>
    </>
  );
}

const descriptions: Record<DataLocation, string> = {
  "this-browser": pages.terms.description,
  practice: "How bookings, cancellations, prices and text messages work, and what I keep of what you write to me.",
};
