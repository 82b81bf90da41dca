import type { ContactSubmissionId, InboxMessage } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { TextButton, TextLink } from "../../components/text-button.ts";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox } from "../../ioc/tokens.ts";
import { site } from "../../site/site.ts";
import { color, type } from "../../theme/tokens.ts";
import { MessageCard } from "./message-card.tsx";
import { mailHref, phoneHref, textMessageHref } from "./reply-links.ts";

interface MessageProps {
  readonly message: InboxMessage;
  readonly onDelete: () => void;
}

/** One message, with links to reply and buttons to mark and delete it. */
export function Message({ message, onDelete }: MessageProps) {
  const { id, fullName, phone, email, isRead } = message;
  const inbox = useService(Inbox);
  const toggleRead = useMutation({ mutationFn: () => inbox.setRead(id, !isRead), onError: useErrorToast() });
  return (
    <MessageCard
      message={message}
      headingId={messageHeadingId(id)}
      mark={!isRead && <New>New</New>}
      onDelete={onDelete}
    >
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
    </MessageCard>
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

const New = styled.span`
  font: ${type.label};
  color: ${color.accent};
`;
