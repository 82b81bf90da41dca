import { contactSubmissionDraftSchema, oneLine, type ParsedContactSubmissionDraft, parseJson } from "@inner-light/core";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import * as v from "valibot";
import { contact } from "../../../words/contact.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { fill } from "../../site/fill.ts";
import { CONTACT_DRAFT, SENT_MESSAGE, trySession } from "../../ui/browser/tab-session.ts";
import { TextButton } from "../../ui/button/button.ts";
import OpenWindow from "../../ui/drawings/open-window.svg?react";
import { Filled, SmallText } from "../../ui/text/text.tsx";
import { borderWidth, color, measure, media, radius, space, toastHeight, type } from "../../ui/theme/tokens.ts";
import { CopyMessage, WaysToSend } from "./ways-to-send.tsx";

interface SentMessageProps {
  readonly message: ParsedContactSubmissionDraft;
  /** Whether this page stored the message. If not, it was stored before a reload. */
  readonly isNew: boolean;
}

/** Returns this tab's messages. The last one survives a reload if the practice does not have it yet. */
export function useSentMessages() {
  const [sent, setSent] = useState<readonly SentMessageProps[]>([]);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const kept = (key: string) => trySession((storage) => storage.getItem(key)) ?? "";
    const { success, output: message } = v.safeParse(contactSubmissionDraftSchema, parseJson(kept(SENT_MESSAGE)));
    if (success) setSent([{ message, isNew: false }]);
    setWriting(kept(CONTACT_DRAFT) !== "");
  }, []);
  const onSent = (message: ParsedContactSubmissionDraft) => {
    setSent((before) => [...before, { message, isNew: true }]);
    setWriting(false);
  };
  return { sent, onSent, isWriting, setWriting };
}

/** Confirms a stored message. Focuses a new message, so that screen readers read it. */
export function SentMessage({ message, isNew }: SentMessageProps) {
  const hasArrived = useBackend().dataLocation === "practice";
  useEffect(() => {
    if (!hasArrived) trySession((storage) => storage.setItem(SENT_MESSAGE, JSON.stringify(message)));
  }, [hasArrived, message]);
  const title = hasArrived ? fill(contact.arrived, { name: oneLine(message.fullName) }) : contact.handover.title;
  const answer = (
    <SmallText>
      <Filled sentence={contact.answerTo} values={{ email: <bdi translate="no">{message.email}</bdi> }} />
    </SmallText>
  );
  return (
    <SentCard aria-labelledby="sent-message">
      <OpenWindow />
      <h1 id="sent-message" ref={isNew ? leadTo : show} tabIndex={-1}>
        {title}
      </h1>
      {hasArrived ? (
        <>
          {answer}
          <div>
            <CopyMessage as={TextButton} message={message} />
          </div>
        </>
      ) : (
        <>
          <WaysToSend message={message}>{answer}</WaysToSend>
          <SmallText>{contact.handover.copy}</SmallText>
        </>
      )}
    </SentCard>
  );
}

function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  show(heading);
}

function show(heading: HTMLElement | null): void {
  heading?.parentElement?.scrollIntoView?.({ block: "nearest" });
}

const SentCard = styled.section`
  scroll-margin-block: ${space.m};
  ${media.belowMedium} { scroll-margin-block-end: ${toastHeight}; }
  display: grid;
  gap: ${space.m};
  max-width: ${measure.form};
  padding: min(${space.panel}, 7vw);
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  h1 + p { font: ${type.lead}; }
  & > svg { justify-self: start; width: auto; height: 3.5rem; ${media.mediumUp} { height: 5.5rem; } }
  ${media.short} { & > svg { display: none; } }
`;
