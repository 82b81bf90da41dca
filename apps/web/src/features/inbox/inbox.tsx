import { compareNewestFirst, countUnread, type InboxMessage } from "@inner-light/core";
import { styled } from "styled-components";
import { Stack } from "../../components/section/section.ts";
import { UndoLine } from "../../components/undo/undo-line.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/use-backend.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { Message } from "./message.tsx";
import { useInbox, useMessageUndo } from "./use-inbox.ts";

/** The messages that the backend keeps, newest first. Absent where they cannot be read. */
export function Inbox() {
  const { data } = useInbox();
  const { deletedHere, remove, restore } = useMessageUndo();
  const { title, explanation } = texts[useDataLocation()];

  if (data === undefined) return null; // The calendar says what is wrong.
  const messages = withDeleted(data, deletedHere);
  const unread = countUnread(data);
  return (
    <section aria-labelledby="inbox">
      <Stack>
        <Head>
          <h2 id="inbox">{title}</h2>
          {unread > 0 && <p>{unread === 1 ? "1 is new" : `${unread} are new`}</p>}
        </Head>
        <Label>{explanation}</Label>
        {messages.length === 0 && <p>No messages yet.</p>}
        {messages.length > 0 && (
          <List>
            {messages.map((message) => (
              <li key={message.id}>
                {deletedHere.includes(message) ? (
                  <UndoLine what={`the message from ${message.fullName}`} onUndo={() => restore(message)}>
                    The message from <bdi>{message.fullName}</bdi> is deleted.
                  </UndoLine>
                ) : (
                  <Message message={message} onDelete={remove} />
                )}
              </li>
            ))}
          </List>
        )}
      </Stack>
    </section>
  );
}

const texts: Record<DataLocation, { readonly title: string; readonly explanation: string }> = {
  "this-browser": {
    title: "Messages in this browser",
    explanation:
      "Only messages written in this browser are here. What visitors write on their own devices stays there, and reaches you when they send it.",
  },
  practice: { title: "Messages", explanation: "Everything that visitors write on the contact page is here." },
};

/** Deleted messages keep their places while they can be brought back. */
function withDeleted(messages: readonly InboxMessage[], deleted: readonly InboxMessage[]): InboxMessage[] {
  const gone = deleted.filter(({ id }) => messages.every((message) => message.id !== id));
  return [...messages, ...gone].sort(compareNewestFirst);
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
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
`;
