import { useHydrated, useSearch } from "@tanstack/react-router";
import { contact } from "../../words/contact.ts";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { ContactPanels } from "../features/contact/contact-panels.tsx";
import { SentMessage, useSentMessages } from "../features/contact/sent-message.tsx";
import { pages } from "../site/pages.ts";
import { TextButton } from "../ui/button/button.ts";
import OpenWindow from "../ui/drawings/open-window.svg?react";
import { WithoutScript } from "../ui/notice/notice.tsx";
import { Deferred, PageHead, PageIntro } from "../ui/page/page-head.tsx";
import { Container, Section, SideBySide, Stack } from "../ui/section/section.ts";
import { Filled } from "../ui/text/text.tsx";

export function ContactPage() {
  const { about } = useSearch({ from: pages.contact.path });
  const { sent, onSent, isWriting, setWriting } = useSentMessages();
  const last = sent.at(-1);
  // The page is prerendered without `about`, so the first render must ignore it.
  const isAsking = useHydrated() && about !== undefined;
  return (
    <Section data-toasts="top">
      <PageHead page={pages.contact} />
      <Container>
        {last === undefined && (
          <PageIntro title={contact.title} drawing={<OpenWindow />}>
            {isAsking ? <Filled sentence={contact.asking} values={{ about: <bdi>{about}</bdi> }} /> : contact.lead}
          </PageIntro>
        )}
        <Deferred>
          <SideBySide>
            <Stack>
              <WithoutScript title={contact.needsScript}>{contact.withoutScript}</WithoutScript>
              {last && (
                <>
                  <SentMessage key={sent.length} {...last} />
                  <TextButton aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
                    {contact.handover.another}
                  </TextButton>
                </>
              )}
              <div hidden={last && !isWriting}>
                <ContactForm about={about} onSent={onSent} />
              </div>
            </Stack>
            <ContactPanels />
          </SideBySide>
        </Deferred>
      </Container>
    </Section>
  );
}
