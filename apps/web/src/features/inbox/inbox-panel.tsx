import { countUnread, type InboxMessage, SUSPECTED_SPAM_DAYS } from "@inner-light/core";
import { useState } from "react";
import type { Backend } from "../../ioc/define-backend.ts";
import * as tokens from "../../ioc/service-tokens.ts";
import { useBackend, useCallOf, useIsBound, useQueryOf } from "../../ioc/use-services.ts";
import { ownerQueries } from "../../queries/owner-queries.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";
import { TextButton, TextButtonRow } from "../../ui/button/text-button.ts";
import { RecordList } from "../../ui/card/record-card.ts";
import { useNextFocus } from "../../ui/focus/use-next-focus.ts";
import { InParts, OwnerPanel } from "../../ui/page/owner-panel.tsx";
import { SmallText } from "../../ui/text/text.ts";
import { Timestamp } from "../../ui/text/timestamp.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";
import { idsOf, RecentlyDeleted, UndoLine, useUndo } from "../../ui/undo/undo.tsx";
import { InboxFilters, type InboxView, inboxViews, isMatch, withDeleted } from "./inbox-filters.tsx";
import { IntakeNotices } from "./intake-notices.tsx";
import { Message, messageLineId } from "./message.tsx";

/** So many unread messages are shown whole: more would push everything below out of reach. */
const OPEN_MESSAGES = 3;

/** The id of the panel's heading, for links. */
export const INBOX = "inbox";

/** The number of unread messages, after the link to them: ", 2 new". */
export function UnreadMessages() {
  const { data } = useQueryOf(tokens.INBOX, ownerQueries.inbox);
  const unread = data === undefined ? 0 : countUnread(data);
  return <span>{unread > 0 && `, ${unread} new`}</span>;
}

/** The messages that the backend keeps, newest first. */
export function Inbox() {
  const query = useQueryOf(tokens.INBOX, ownerQueries.inbox);
  const { data = [] } = query;
  const [view, setView] = useState<InboxView>("inbox");
  const [search, setSearch] = useState("");
  const focusNext = useNextFocus();
  const focusLine = ({ id }: InboxMessage, isStillThere: IsStillThere) =>
    focusNext(`#${messageLineId(id)}`, isStillThere);
  const deleted = useQueryOf(tokens.DELETED_RECORDS, ownerQueries.deletedRecords("messages"));
  const removal = useCallOf(tokens.INBOX, (inbox, ids: readonly number[]) => inbox.remove(ids));
  const restoration = useCallOf(tokens.DELETED_RECORDS, (records, ids: readonly number[]) =>
    records.restore("messages", ids),
  );
  const { dataLocation } = useBackend();
  const undo = useUndo<InboxMessage>({
    deleted,
    remove: removal.mutateAsync,
    restore: restoration.mutateAsync,
    onRestored: ([message], isStillThere) => message && focusLine(message, isStillThere),
  });
  const deletedHere = undo.deletedHere.flat();
  const { title, explanation } = texts[dataLocation];
  const hasIntake = useIsBound("messageIntake");

  const shown = withDeleted(data, deletedHere).filter(
    (message) => inboxViews[view].includes(message) && isMatch(message, search),
  );
  const openIds = new Set(idsOf(shown.filter(({ isRead }) => !isRead).slice(0, OPEN_MESSAGES)));
  const unread = countUnread(data);
  const suspected = data.filter(inboxViews.spam.includes);
  const readAll = useCallOf(tokens.INBOX, (inbox, ids: readonly number[]) => inbox.setRead(ids, true), {
    onSuccess: (_, __, isStillThere) => focusNext(`#${INBOX}`, isStillThere),
    onError: useErrorToast(),
  });
  // A message that leaves the view passes the focus to the next one, so that the page does not scroll.
  const focusAfter = (message: InboxMessage, isStillThere: IsStillThere) => {
    const left = shown.filter((each) => each === message || !deletedHere.includes(each));
    const next = left[left.indexOf(message) + 1] ?? left[left.indexOf(message) - 1];
    if (next === undefined) focusNext(`#${INBOX}`, isStillThere);
    else focusLine(next, isStillThere);
  };
  const notes = [
    unread > 0 && `${unread} new`,
    suspected.length > 0 && `${suspected.length} ${suspected.length === 1 ? "looks" : "look"} like spam`,
  ].filter(Boolean);
  return (
    <OwnerPanel id={INBOX} title={title} note={notes.join(", ")} reads={[query]}>
      <SmallText>{explanation}</SmallText>
      {hasIntake && (
        <IntakeNotices
          shown={shown}
          deleted={deleted.data}
          onErased={(isStillThere) => focusNext(`#${INBOX}`, isStillThere)}
        />
      )}
      <InboxFilters messages={data} view={view} onView={setView} search={search} onSearch={setSearch} />
      {view === "spam" && (
        <SmallText>
          Something filled in a field that people can’t see, or sent the form within seconds, as programs do. Now and
          then it’s a person after all, so please have a look. What you leave here is deleted for good{" "}
          {SUSPECTED_SPAM_DAYS} days after it was sent.
        </SmallText>
      )}
      <TextButtonRow>
        {unread > 0 && view !== "spam" && (
          <TextButton onClick={() => readAll.isPending || readAll.mutate(idsOf(data.filter(inboxViews.new.includes)))}>
            Mark all as read
          </TextButton>
        )}
        {view === "spam" && suspected.length > 0 && (
          <TextButton onClick={() => undo.isRemoving || undo.remove(suspected)}>Delete all spam</TextButton>
        )}
      </TextButtonRow>
      {shown.length === 0 && <p>{view === "inbox" && search === "" ? "No messages yet." : "No such messages."}</p>}
      {shown.length > 0 && (
        <InParts items={shown}>
          {(drawn) => (
            <RecordList>
              {drawn.map((message) => (
                <li key={message.id}>
                  {deletedHere.includes(message) ? (
                    <UndoLine
                      takesFocus
                      what={`deleting the message from ${message.fullName}`}
                      onUndo={() => undo.restore([message])}
                    >
                      The message from <bdi>{message.fullName}</bdi> is deleted.
                    </UndoLine>
                  ) : (
                    <Message
                      message={message}
                      isOpen={openIds.has(message.id)}
                      onDone={(isStillThere) => (view === "inbox" ? focusLine : focusAfter)(message, isStillThere)}
                      onDelete={() => undo.remove([message])}
                    />
                  )}
                </li>
              ))}
            </RecordList>
          )}
        </InParts>
      )}
      <RecentlyDeleted
        records={deleted.data ?? []}
        nameOf={({ fullName }) => `the message from ${fullName}`}
        onRestore={undo.restore}
      >
        {({ fullName, timestamp }) => (
          <>
            The message from <bdi>{fullName}</bdi>, <Timestamp timestamp={timestamp} />
          </>
        )}
      </RecentlyDeleted>
    </OwnerPanel>
  );
}

const texts: Record<Backend["dataLocation"], { readonly title: string; readonly explanation: string }> = {
  "this-browser": {
    title: "Messages in this browser",
    explanation:
      "You see only messages written in this browser. Messages from visitors’ own devices reach you when they send them.",
  },
  practice: { title: "Messages", explanation: "Everything visitors write on the contact page arrives here." },
};
