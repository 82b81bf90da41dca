import { createFileRoute } from "@tanstack/react-router";
import { Deferred } from "../components/deferred.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ServiceTermsSection } from "../features/terms/service-terms-section.tsx";
import { TermsContact } from "../features/terms/terms-contact.tsx";
import { TermsIntro } from "../features/terms/terms-intro.tsx";
import { TermsPart } from "../features/terms/terms-part.tsx";
import { TextMessagingSection } from "../features/terms/text-messaging-section.tsx";
import { TextUpdatesPromo } from "../features/text-updates/text-updates-promo.tsx";
import { KeptAboutYou } from "../features/visitor-data/kept-about-you.tsx";
import { OwnMessages } from "../ioc/tokens.ts";
import { useIsBound } from "../ioc/use-backend.ts";
import { anchors } from "../site/anchors.ts";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/terms")({ component: TermsPage });

function TermsPage() {
  const keepsOwnMessages = useIsBound(OwnMessages);
  return (
    <>
      <PageHead page={pages.terms} />
      <TermsIntro />
      <Deferred>
        <ServiceTermsSection />
        <TextMessagingSection />
        {keepsOwnMessages && (
          <TermsPart
            id={anchors.visitorData}
            title="What this browser keeps about you"
            intro="To look at, to take with you, or to erase."
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
