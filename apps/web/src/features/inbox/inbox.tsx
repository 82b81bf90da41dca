import { countUnread, type InboxMessage } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { PagePart } from "../../components/page-part.tsx";
import { SmallText } from "../../components/text.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { RecentlyDeleted } from "../../components/undo/recently-deleted.tsx";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation, useService } from "../../ioc/service-provider.tsx";
import { Inbox as InboxPort } from "../../ioc/tokens.ts";
import { messageQueries } from "../../queries/messages.ts";
import { Message, messageHeadingId } from "./message.tsx";
import { MessageList, withDeleted } from "./message-list.tsx";

/** The id of the panel's heading, for links. */
export const INBOX = "inbox";

/** How many messages nobody has read: ", 2 new". Nothing where there are none. */
export function UnreadMessages() {
  const { data } = useQuery(messageQueries.inbox(useService(InboxPort)));
  const unread = data === undefined ? 0 : countUnread(data);
  return unread > 0 && `, ${unread} new`;
}

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
    <PagePart id={INBOX} title={title} note={unread > 0 && `${unread} new`}>
      <SmallText>{explanation}</SmallText>
      {messages.length === 0 && <p>No messages yet.</p>}
      {messages.length > 0 && (
        <MessageList messages={messages} deletedHere={deletedHere} onUndo={(message) => undo.restore([message])}>
          {(message) => <Message message={message} onDelete={() => undo.remove([message])} />}
        </MessageList>
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
    </PagePart>
  );
}

const texts: Record<DataLocation, { readonly title: string; readonly explanation: string }> = {
  "this-browser": {
    title: "Messages in this browser",
    explanation:
      "You see only messages written in this browser. Messages from visitors’ own devices reach you when they send them.",
  },
  practice: { title: "Messages", explanation: "Everything visitors write on the contact page arrives here." },
};
