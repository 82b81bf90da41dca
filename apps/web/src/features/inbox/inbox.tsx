import type { ContactSubmission, ContactSubmissionId } from "@inner-light/core";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Stack } from "../../components/section/section.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { DeletedMessage } from "./deleted-message.tsx";
import { Message } from "./message.tsx";
import { useMessages, useReadMarks, useRemoveMessage, useRestoreMessage } from "./use-inbox.ts";

/** The messages that were written in this very browser, newest first. */
export function Inbox() {
  const { data } = useMessages();
  const read = useReadMarks();
  const remove = useRemoveMessage();
  const restore = useRestoreMessage();
  const [deleted, setDeleted] = useState<readonly ContactSubmission[]>([]);
  const [restoredId, setRestoredId] = useState<ContactSubmissionId | null>(null);

  // The undo has gone, and focus with it: it goes to the message that is back.
  useEffect(() => {
    if (restoredId === null) return;
    const heading = document.getElementById(headingId(restoredId));
    if (heading === null) return;
    heading.focus();
    setRestoredId(null);
  });

  if (data === undefined || data.state === "unavailable") return null; // The calendar says so itself.
  const messages = newestFirst(withDeleted(data.items, deleted));
  const unread = data.items.filter(({ id }) => !read.has(id)).length;

  const onDelete = (message: ContactSubmission) => {
    remove.mutate(message, { onSuccess: () => setDeleted((before) => [...before, message]) });
  };
  const onUndo = (message: ContactSubmission) => {
    if (restore.isPending) return;
    restore.mutate(message, {
      onSuccess: ({ id }) => {
        setDeleted((before) => before.filter((other) => other !== message));
        setRestoredId(id);
      },
    });
  };

  return (
    <section aria-labelledby="inbox">
      <Stack>
        <Head>
          <h2 id="inbox">Messages in this browser</h2>
          {unread > 0 && <p>{unread === 1 ? "1 is new" : `${unread} are new`}</p>}
        </Head>
        <Label>
          Only messages written in this browser are here. What visitors write on their own devices stays there, and
          reaches you when they send it.
        </Label>
        {messages.length === 0 && <p>No messages yet.</p>}
        {messages.length > 0 && (
          <List>
            {messages.map((message) => (
              <li key={message.id}>
                {deleted.includes(message) ? (
                  <DeletedMessage message={message} onUndo={onUndo} />
                ) : (
                  <Message
                    message={message}
                    headingId={headingId(message.id)}
                    isRead={read.has(message.id)}
                    onDelete={onDelete}
                  />
                )}
              </li>
            ))}
          </List>
        )}
      </Stack>
    </section>
  );
}

function headingId(id: ContactSubmissionId): string {
  return `message-${id}`;
}

/** Deleted messages keep their places while they can be brought back. */
function withDeleted(messages: readonly ContactSubmission[], deleted: readonly ContactSubmission[]) {
  return [...messages, ...deleted.filter(({ id }) => messages.every((message) => message.id !== id))];
}

function newestFirst(messages: readonly ContactSubmission[]): ContactSubmission[] {
  const momentOf = ({ timestamp }: ContactSubmission) => Date.parse(timestamp) || 0;
  return messages.toSorted((one, other) => momentOf(other) - momentOf(one) || other.id - one.id);
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
  & p { font: ${type.label}; color: ${color.accent}; }
`;

const Label = styled.p`
  font: ${type.small};
  color: ${color.soft};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
`;
