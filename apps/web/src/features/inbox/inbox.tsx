import { compareNewestFirst, countUnread, type InboxMessage } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { RecordList } from "../../components/record-card.ts";
import { Stack } from "../../components/section/section.ts";
import { SmallText } from "../../components/text.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { RecentlyDeleted } from "../../components/undo/recently-deleted.tsx";
import { UndoLine } from "../../components/undo/undo-line.tsx";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation, useService } from "../../ioc/service-provider.tsx";
import { Inbox as InboxPort } from "../../ioc/tokens.ts";
import { messageQueries } from "../../queries/messages.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { Message, messageHeadingId } from "./message.tsx";

/** The messages that the backend keeps, newest first. Renders nothing where they cannot be read. */
export function Inbox() {
  const inbox = useService(InboxPort);
  const { data } = useQuery(messageQueries.inbox(inbox));
  const focusNext = useNextFocus();
  const { data: deleted } = useQuery(messageQueries.deleted(inbox));
  const undo = useUndo<InboxMessage>({
    remove: async (ids) => {
      for (const id of ids) await inbox.remove(id);
    },
    restore: (ids) => Promise.all(ids.map((id) => inbox.restore(id))),
    onRestored: ([message]) => message && focusNext(`#${messageHeadingId(message.id)}`),
  });
  const deletedHere = undo.deletedHere.flat();
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
        <SmallText>{explanation}</SmallText>
        {messages.length === 0 && <p>No messages yet.</p>}
        {messages.length > 0 && (
          <RecordList>
            {messages.map((message) => (
              <li key={message.id}>
                {deletedHere.includes(message) ? (
                  <UndoLine what={`the message from ${message.fullName}`} onUndo={() => undo.restore([message])}>
                    The message from <bdi>{message.fullName}</bdi> is deleted.
                  </UndoLine>
                ) : (
                  <Message message={message} onDelete={() => undo.remove([message])} />
                )}
              </li>
            ))}
          </RecordList>
        )}
        <RecentlyDeleted
          records={deleted ?? []}
          nameOf={({ fullName }) => `the message from ${fullName}`}
          onRestore={(message) => undo.restore([message])}
        >
          {({ fullName, timestamp }) => (
            <>
              The message from <bdi>{fullName}</bdi>, <Timestamp timestamp={timestamp} />
            </>
          )}
        </RecentlyDeleted>
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
