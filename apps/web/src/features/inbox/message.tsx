import {
  type ContactSubmissionId,
  type InboxMessage,
  isUnread,
  type MessageMark,
  oneLine,
  plainText,
} from "@inner-light/core";
import { memo, type RefObject, useEffect, useState } from "react";
import { styled } from "styled-components";
import { reply } from "../../../words/mails.ts";
import { useCallOf } from "../../queries/service-hooks.ts";
import { fill } from "../../site/fill.ts";
import { site } from "../../site/site.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";
import { TextButton, TextButtonRow, TextLink } from "../../ui/button/button.ts";
import { RecordCard, TypedDetails, TypedText } from "../../ui/card/card.ts";
import { SmallText, VisuallyHidden } from "../../ui/text/text.tsx";
import { Timestamp } from "../../ui/text/timestamp.tsx";
import { color, space, type } from "../../ui/theme/tokens.ts";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";
import { mailHref, phoneLinks, quoteBelow } from "./reply-links.ts";

export interface MessageActions {
  onDone(message: InboxMessage, isStillThere: IsStillThere): void;
  onDelete(message: InboxMessage): void;
}

interface MessageProps {
  readonly message: InboxMessage;
  /** Whether the message starts out expanded. */
  readonly isOpen: boolean;
  /** A ref, so that new actions do not rerender every message. */
  readonly actions: RefObject<MessageActions>;
}

/** Never turns text in the message into links. */
export const Message = memo(({ message, isOpen, actions }: MessageProps) => {
  const { id, fullName, address, phone, email, notes, timestamp, isRead, isAnswered, isSuspectedSpam } = message;
  const onError = useErrorToast();
  const [hasReplied, setHasReplied] = useState(false);
  const mark = useCallOf(
    "inbox",
    (inbox, [name, isSet]: readonly [MessageMark, boolean]) => inbox.mark([id], name, isSet),
    {
      onDone: ({ input: [, isSet], isStillThere }) => isSet && actions.current.onDone(message, isStillThere),
      onError,
    },
  );
  const clear = useCallOf("suspectedSpam", (spam) => spam.setSuspected([id], false), {
    onDone: ({ isStillThere }) => actions.current.onDone(message, isStillThere),
    onError,
  });
  const isWaiting = !isAnswered && !isSuspectedSpam;
  const button = (label: string, press: () => void) => (
    <TextButton onClick={() => mark.isPending || clear.isPending || press()}>
      <span>{label}</span>
      <VisuallyHidden> the message from {fullName}</VisuallyHidden>
    </TextButton>
  );
  const subject = fill(reply.subject, { practice: site.practiceName });
  // Omits a channel if the visitor typed nothing usable for it.
  const { call, text } = phoneLinks(phone, usePhoneNumbers()?.readPhoneNumber);
  const ways = [
    { name: "Email", href: mailHref(email, subject, quoteBelow(message)) },
    { name: "Call", href: call },
    { name: "Text", href: text },
  ];
  const replies = isSuspectedSpam ? [] : ways.flatMap(({ name, href }) => (href === null ? [] : { name, href }));
  return (
    <Folding as="details" open={isOpen} $isUnread={isUnread(message)}>
      <summary id={messageLineId(id)}>
        <h3>
          <bdi translate="no">{fullName}</bdi>
        </h3>
        {isUnread(message) && <New>New</New>}
        {isAnswered && <SmallText as="span">Answered</SmallText>}
        {notes.trim() !== "" && (
          <FirstLine dir="auto" aria-hidden="true">
            {oneLine(notes)}
          </FirstLine>
        )}
        <SmallText as="span">
          <Timestamp timestamp={timestamp} />
        </SmallText>
      </summary>
      <Body>
        {notes.trim() !== "" && <TypedText dir="auto">{plainText(notes)}</TypedText>}
        <SmallText as={TypedDetails} translate="no">
          <bdi>{email}</bdi> <bdi>{phone}</bdi> <bdi>{address}</bdi>
        </SmallText>
        <Actions>
          {replies.map(({ name, href }) => (
            <TextLink key={name} href={href} onClick={() => setHasReplied(true)}>
              {name} <VisuallyHidden>{fullName}</VisuallyHidden>
            </TextLink>
          ))}
          {isSuspectedSpam && button("Not spam", clear.mutate)}
          {isWaiting &&
            (isRead || !hasReplied) &&
            button(isRead ? "Mark as new" : "Mark as read", () => mark.mutate(["isRead", !isRead]))}
          {isWaiting && (isRead || hasReplied) && button("Mark as answered", () => mark.mutate(["isAnswered", true]))}
          {isAnswered && button("Not answered", () => mark.mutate(["isAnswered", false]))}
          <TextButton onClick={() => actions.current.onDelete(message)}>
            Delete<VisuallyHidden> the message from {fullName}</VisuallyHidden>
          </TextButton>
        </Actions>
      </Body>
    </Folding>
  );
});

/** The library is large, so it loads only if there are messages. */
function usePhoneNumbers() {
  const [numbers, setNumbers] = useState<typeof import("../../site/phone-number.ts")>();
  useEffect(() => {
    import("../../site/phone-number.ts").then(setNumbers, () => undefined); // Without it, links dial what was typed.
  }, []);
  return numbers;
}

/** Returns the id of a message's first line. It gets focus when the message is marked as read or restored. */
export function messageLineId(id: ContactSubmissionId): string {
  return `message-${id}`;
}

const Folding = styled(RecordCard)<{ $isUnread: boolean }>`
  padding-block: ${space.m};
  ${({ $isUnread }) => $isUnread && `border-inline-start: ${space.xs} solid ${color.accent};`}
  &:not([open]) { gap: 0; }
  & > summary { cursor: pointer; }
  & > summary > * { display: inline; margin-inline-end: ${space.m}; }
  & h3 { font: ${type.strong}; }
  & time { display: inline-block; }
`;

const FirstLine = styled.span`
  font: ${type.small};
  summary > && {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  [open] > summary > && { display: none; }
`;

const Actions = styled(TextButtonRow)`
  column-gap: ${space.m};
`;

const New = styled.span`
  font: ${type.label};
  color: ${color.accent};
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s};
`;
