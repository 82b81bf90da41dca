import type { ContactSubmission } from "@inner-light/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { Deferred } from "../components/deferred.tsx";
import { OpenWindow } from "../components/drawings/open-window.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, Section, SideBySide } from "../components/section/section.ts";
import { WithoutScript } from "../components/without-script.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { ContactPanels } from "../features/contact/contact-panels.tsx";
import { parseContactSearch } from "../features/contact/contact-search.ts";
import { SendItToMe } from "../features/message-handover/send-it-to-me.tsx";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/contact")({ validateSearch: parseContactSearch, component: ContactPage });

function ContactPage() {
  const { about } = Route.useSearch();
  const [sent, setSent] = useState<ContactSubmission | null>(null);
  return (
    <Section>
      <PageHead page={pages.contact} />
      <Container>
        <PageIntro title="Write to me" drawing={<OpenWindow />}>
          A question, a wish for a session, or just a hello: tell me how to reach you, and I will answer.
        </PageIntro>
        <Deferred>
          <SideBySide>
            <div>
              <WithoutScript title="This form needs JavaScript">
                It is switched off in this browser, so a message typed here would go nowhere. Please use one of the
                other ways to reach me on this page.
              </WithoutScript>
              <ContactForm about={about} onSent={setSent} />
              <SendItToMe message={sent} />
            </div>
            <ContactPanels />
          </SideBySide>
        </Deferred>
      </Container>
    </Section>
  );
}
