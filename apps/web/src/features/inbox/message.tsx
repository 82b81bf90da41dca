import type { InboxMessage } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { TextButton, TextButtonRow, TextLink } from "../../components/text-button.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { site } from "../../site/site.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { mailHref, phoneHref, textMessageHref } from "./reply-links.ts";
import { messageHeadingId, useSetRead } from "./use-inbox.ts";

interface MessageProps {
  readonly message: InboxMessage;
  readonly onDelete: (message: InboxMessage) => void;
}

/** One message, how to answer it, and what else can be done with it. */
export function Message({ message, onDelete }: MessageProps) {
  const { id, fullName, address, phone, email, notes, timestamp, isRead } = message;
  const setRead = useSetRead();
  return (
    <RecordCard as="div">
      <Head>
        <h3 id={messageHeadingId(id)} tabIndex={-1}>
          <bdi>{fullName}</bdi>
        </h3>
        {!isRead && <New>New</New>}
      </Head>
      <Small>
        <Timestamp timestamp={timestamp} />
      </Small>
      {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
      <Small>
        <bdi>{email}</bdi> · <bdi>{phone}</bdi> · <bdi>{address}</bdi>
      </Small>
      <TextButtonRow>
        <Reply href={mailHref(email, `Your message to ${site.practiceName}`)} to={fullName}>
          Reply by e-mail
        </Reply>
        <Reply href={phoneHref(phone)} to={fullName}>
          Call
        </Reply>
        <Reply href={textMessageHref(phone)} to={fullName}>
          Send a text
        </Reply>
        <TextButton onClick={ignoreDoubleClick(() => setRead.mutate({ id, isRead: !isRead }))}>
          {isRead ? "Mark as new" : "Mark as read"}
          <VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={ignoreDoubleClick(() => onDelete(message))}>
          Delete<VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
      </TextButtonRow>
    </RecordCard>
  );
}

/** A link to reply with, where the contact detail that was typed is usable. */
function Reply({ href, to, children }: { href: string | null; to: string; children: ReactNode }) {
  if (href === null) return null;
  return (
    <TextLink href={href}>
      {children} <VisuallyHidden>{to}</VisuallyHidden>
    </TextLink>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
  & h3:focus { outline-offset: ${space.xs}; }
`;

const New = styled.span`
  font: ${type.label};
  color: ${color.accent};
`;

const Small = styled.p`
  font: ${type.small};
  color: ${color.textMuted};
`;
