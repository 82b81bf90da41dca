import { contactSubmissionDraftSchema, oneLine, type ParsedContactSubmissionDraft, parseJson } from "@inner-light/core";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import * as v from "valibot";
import { contact } from "../../../words/contact.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { fill } from "../../site/fill.ts";
import { SENT_MESSAGE, trySession } from "../../ui/browser/tab-session.ts";
import { ButtonRow } from "../../ui/button/button.ts";
import { Filled } from "../../ui/text/text.tsx";
import { borderWidth, color, measure, radius, space, toastHeight, type } from "../../ui/theme/tokens.ts";
import { CopyMessage, WaysToSend } from "./ways-to-send.tsx";

interface SentMessageProps {
  readonly message: ParsedContactSubmissionDraft;
  /** Whether this page stored the message. Otherwise, the tab stored it before a reload. */
  readonly isNew: boolean;
}

/** Returns this tab's messages. The last one survives a reload if the practice does not have it yet. */
export function useSentMessages() {
  const [sent, setSent] = useState<readonly SentMessageProps[]>([]);
  useEffect(() => {
    const kept = parseJson(trySession((storage) => storage.getItem(SENT_MESSAGE)) ?? "");
    const { success, output: message } = v.safeParse(contactSubmissionDraftSchema, kept);
    if (success) setSent([{ message, isNew: false }]);
  }, []);
  const onSent = (message: ParsedContactSubmissionDraft) => setSent((before) => [...before, { message, isNew: true }]);
  return { sent, onSent };
}

/** Confirms a stored message. Focuses a new message, so screen readers read it. */
export function SentMessage({ message, isNew }: SentMessageProps) {
  const hasArrived = useBackend().dataLocation === "practice";
  useEffect(() => {
    if (!hasArrived) trySession((storage) => storage.setItem(SENT_MESSAGE, JSON.stringify(message)));
  }, [hasArrived, message]);
  const title = hasArrived ? fill(contact.arrived, { name: oneLine(message.fullName) }) : contact.handover.title;
  const answer = (
    <p>
      <Filled sentence={contact.answerTo} values={{ email: <bdi translate="no">{message.email}</bdi> }} />
    </p>
  );
  return (
    <Box aria-labelledby="sent-message">
      <h2 id="sent-message" ref={isNew ? leadTo : show} tabIndex={-1}>
        {title}
      </h2>
      {hasArrived ? (
        <>
          {answer}
          <ButtonRow>
            <CopyMessage message={message} />
          </ButtonRow>
        </>
      ) : (
        <>
          <WaysToSend message={message}>{answer}</WaysToSend>
          <p>{contact.handover.copy}</p>
        </>
      )}
    </Box>
  );
}

function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  show(heading);
}

function show(heading: HTMLElement | null): void {
  heading?.parentElement?.scrollIntoView?.({ block: "nearest" });
}

const Box = styled.section`
  scroll-margin-block: ${space.m} ${toastHeight};
  display: grid;
  gap: ${space.m};
  max-width: ${measure.form};
  padding: ${space.panel};
  border: ${borderWidth.edge} solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.raised};
  h2 { font: ${type.subheading}; }
  p + p { margin-top: 0; }
`;
