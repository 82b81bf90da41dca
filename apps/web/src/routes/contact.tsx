import type { ContactSubmission } from "@inner-light/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { Deferred } from "../components/deferred.tsx";
import { OpenWindow } from "../components/drawings/open-window.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, Section } from "../components/section/section.ts";
import { SideBySide } from "../components/section/side-by-side.ts";
import { WithoutScript } from "../components/without-script.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { ContactPanels } from "../features/contact/contact-panels.tsx";
import { parseContactSearch } from "../features/contact/contact-search.ts";
import { OneStepLeft } from "../features/message-handover/one-step-left.tsx";
import { useDataLocation } from "../ioc/service-provider.tsx";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/contact")({ validateSearch: parseContactSearch, component: ContactPage });

function ContactPage() {
  const { about } = Route.useSearch();
  // A message that has not reached the practice yet.
  const [unsent, setUnsent] = useState<ContactSubmission | null>(null);
  const [isAnother, setAnother] = useState(false);
  const staysHere = useDataLocation() === "this-browser";
  const writeAnother = () => {
    setUnsent(null);
    setAnother(true);
  };
  return (
    <Section>
      <PageHead page={pages.contact} />
      <Container>
        <PageIntro title="Write to me" drawing={<OpenWindow />}>
          Ask a question, request a session, or just say hello.
        </PageIntro>
        <Deferred>
          <SideBySide>
            <div>
              <WithoutScript title="This form needs JavaScript">
                It’s turned off in this browser, so a message typed here would go nowhere. Please reach me in one of the
                other ways on this page.
              </WithoutScript>
              {unsent ? (
                <OneStepLeft message={unsent} onAnother={writeAnother} />
              ) : (
                <ContactForm
                  about={isAnother ? undefined : about}
                  onSent={(message) => staysHere && setUnsent(message)}
                />
              )}
            </div>
            <ContactPanels />
          </SideBySide>
        </Deferred>
      </Container>
    </Section>
  );
}
