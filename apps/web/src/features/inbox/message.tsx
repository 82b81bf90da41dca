import type { ContactSubmissionId, InboxMessage } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { SmallText } from "../../components/text.ts";
import { TextButton, TextButtonRow, TextLink } from "../../components/text-button.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox } from "../../ioc/tokens.ts";
import { site } from "../../site/site.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { mailHref, phoneHref, textMessageHref } from "./reply-links.ts";

interface MessageProps {
  readonly message: InboxMessage;
  readonly onDelete: () => void;
}

/** One message, with links to reply and buttons to mark and delete it. */
export function Message({ message, onDelete }: MessageProps) {
  const { id, fullName, address, phone, email, notes, timestamp, isRead } = message;
  const inbox = useService(Inbox);
  const toggleRead = useMutation({ mutationFn: () => inbox.setRead(id, !isRead), onError: useErrorToast() });
  return (
    <RecordCard as="div">
      <Head>
        <h3 id={messageHeadingId(id)} tabIndex={-1}>
          <bdi>{fullName}</bdi>
        </h3>
        {!isRead && <New>New</New>}
      </Head>
      <SmallText>
        <Timestamp timestamp={timestamp} />
      </SmallText>
      {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
      <Details>
        <bdi>{email}</bdi> · <bdi>{phone}</bdi> · <bdi>{address}</bdi>
      </Details>
      <TextButtonRow>
        <Reply href={mailHref(email, `Your message to ${site.practiceName}`)} to={fullName}>
          Reply by email
        </Reply>
        <Reply href={phoneHref(phone)} to={fullName}>
          Call
        </Reply>
        <Reply href={textMessageHref(phone)} to={fullName}>
          Send a text
        </Reply>
        <TextButton onClick={ignoreDoubleClick(() => toggleRead.mutate())}>
          {isRead ? "Mark as new" : "Mark as read"}
          <VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={ignoreDoubleClick(onDelete)}>
          Delete<VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
      </TextButtonRow>
    </RecordCard>
  );
}

/** The id of a message's heading, which gets the focus when the message is restored. */
export function messageHeadingId(id: ContactSubmissionId): string {
  return `message-${id}`;
}

/** A link to reply with. Renders nothing where the typed contact detail cannot be used. */
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

/** A phone number or an address stays on one line where it fits. */
const Details = styled(SmallText)`
  & > bdi { display: inline-block; max-width: 100%; }
`;

const New = styled.span`
  font: ${type.label};
  color: ${color.accent};
`;
