import {
  compareNewestFirst,
  type DeletedRecord,
  type InboxMessage,
  isUnread,
  type MailFailure,
  SUSPECTED_SPAM_DAYS,
} from "@inner-light/core";
import { useLayoutEffect, useRef, useState } from "react";
import type { Backend } from "../../ioc/define-backend.ts";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import { invalidateIntake, ownerQueries } from "../../queries/owner-queries.ts";
import { useCallOf, useQueryOf } from "../../queries/service-hooks.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";
import { Button, ButtonRow, TextButton, TextButtonRow } from "../../ui/button/button.ts";
import { RecordList } from "../../ui/card/card.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { useNextFocus } from "../../ui/focus/use-next-focus.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { InParts, OwnerPanel } from "../../ui/page/owner-panel.tsx";
import { SmallText } from "../../ui/text/text.tsx";
import { formatMoment, Timestamp } from "../../ui/text/timestamp.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";
import { idsOf, RecentlyDeleted, UndoLine, useUndo } from "../../ui/undo/undo.tsx";
import { InboxFilters, type InboxView, inboxViews, isMatch } from "./inbox-filters.tsx";
import { Message, type MessageActions, messageLineId } from "./message.tsx";

/** How many unread messages are shown in full. */
const OPEN_MESSAGES = 3;

export const INBOX = "inbox";

/** Shows the unread count after the inbox link: ", 2 new". */
export function UnreadMessages() {
  const { data = [] } = useQueryOf(ownerQueries.inbox);
  const unread = data.filter(isUnread).length;
  return <span>{unread > 0 && `, ${unread} new`}</span>;
}

export function Inbox() {
  const query = useQueryOf(ownerQueries.inbox);
  const { data = [] } = query;
  const hasIntake = useIsBound("messageIntake");
  const [view, setView] = useState<InboxView>("inbox");
  const [search, setSearch] = useState("");
  const focusNext = useNextFocus();
  const focusLine = ({ id }: InboxMessage, isStillThere: IsStillThere) =>
    focusNext(`#${messageLineId(id)}`, isStillThere);
  const deleted = useQueryOf(ownerQueries.deletedRecords("messages"));
  const removal = useCallOf("inbox", (inbox, ids: readonly number[]) => inbox.remove(ids));
  const restoration = useCallOf("deletedRecords", (records, ids: readonly number[]) =>
    records.restore("messages", ids),
  );
  const { title, explanation } = texts[useBackend().dataLocation];
  const undo = useUndo<InboxMessage>({
    deleted,
    removal,
    restoration,
    onRestored: ([message], isStillThere) => message && focusLine(message, isStillThere),
  });
  const deletedHere = undo.deletedHere.flat();
  const gone = deletedHere.filter(({ id }) => data.every((message) => message.id !== id));
  const shown = [...data, ...gone]
    .filter((message) => inboxViews[view].includes(message) && isMatch(message, search))
    .sort(compareNewestFirst);
  const openIds = new Set(
    idsOf(shown.filter((message) => isUnread(message) || message.isSuspectedSpam).slice(0, OPEN_MESSAGES)),
  );
  const unread = data.filter(isUnread).length;
  const suspected = data.filter(inboxViews.spam.includes);
  const readAll = useCallOf("inbox", (inbox, ids: readonly number[]) => inbox.mark(ids, "isRead", true), {
    onDone: ({ isStillThere }) => focusNext(`#${INBOX}`, isStillThere),
    onError: useErrorToast(),
  });
  // When a message leaves the view, the next one gets focus, so the page does not scroll.
  const focusAfter = (message: InboxMessage, isStillThere: IsStillThere) => {
    const left = shown.filter((each) => each === message || !deletedHere.includes(each));
    const next = left[left.indexOf(message) + 1] ?? left[left.indexOf(message) - 1];
    if (next === undefined) focusNext(`#${INBOX}`, isStillThere);
    else focusLine(next, isStillThere);
  };
  const latest: MessageActions = {
    onDone: view === "inbox" ? focusLine : focusAfter,
    onDelete: (message) => undo.remove([message]),
  };
  const actions = useRef(latest);
  useLayoutEffect(() => {
    actions.current = latest;
  });
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
          Something filled in a field that people can’t see, or sent the form within seconds, as bots do. Now and then
          it’s a person after all, so please have a look. What you leave here is deleted for good {SUSPECTED_SPAM_DAYS}{" "}
          days after it was sent.
        </SmallText>
      )}
      <TextButtonRow>
        {unread > 0 && view !== "spam" && (
          <TextButton onClick={() => readAll.isPending || readAll.mutate(idsOf(data.filter(inboxViews.new.includes)))}>
            Mark all as read
          </TextButton>
        )}
        {view === "spam" && suspected.length > 0 && (
          <TextButton onClick={() => removal.isPending || undo.remove(suspected)}>Delete all spam</TextButton>
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
                    <Message message={message} isOpen={openIds.has(message.id)} actions={actions} />
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

/** Below this limit, the owner is warned that space is low. */
const FEW_PER_DAY = 100;

interface IntakeNoticesProps {
  readonly shown: readonly InboxMessage[];
  readonly deleted: readonly DeletedRecord<InboxMessage>[] | undefined;
  readonly onErased: (isStillThere: IsStillThere) => void;
}

function IntakeNotices({ shown, deleted = [], onErased }: IntakeNoticesProps) {
  const read = shown.filter((message) => !isUnread(message));
  // A message that was just deleted may be in both lists, but counts once.
  const ids = [...new Set([...read, ...deleted.map(({ record }) => record)].map(({ id }) => id))];
  const { data } = useQueryOf(ownerQueries.intakeStatus);
  const { mutate } = useCallOf("messageIntake", (intake) => intake.erase(ids), {
    onDone: ({ client, isStillThere }) => {
      invalidateIntake(client);
      onErased(isStillThere);
    },
    onError: useErrorToast(),
  });
  if (data === undefined) return null;
  const { messagesPerDay, mailFailure } = data;
  const takes =
    messagesPerDay === 0 ? "Visitors can’t send messages" : `Messages are limited to ${messagesPerDay} a day`;
  const what = ids.length === 1 ? "1 message" : `${ids.length} messages`;
  return (
    <>
      {mailFailure && (
        <Notice title="No mail tells you of new messages">
          {`Mail hasn’t gone out since ${formatMoment(mailFailure.since, "en-US")}: ${REASONS[mailFailure.reason]}. Your messages are safe here, so please look here until mail works again. Your site tries at least once an hour. To find the cause, run “npm run shared -- test-mail” on your server.`}
        </Notice>
      )}
      {messagesPerDay < FEW_PER_DAY && (
        <Notice title="Your server is running out of room">
          <p>{`${takes} until there’s room again. You can delete the messages below that you’ve read, together with the recently deleted ones. Search, or choose what to show, to delete fewer.`}</p>
          {ids.length > 0 && (
            <Confirmation
              question={`Delete ${what} for good? You can’t undo this. To keep a copy, download a backup first.`}
              answers={[{ label: "Delete for good", onChoose: mutate }]}
              no="Keep them"
            >
              {(asking) => (
                <ButtonRow>
                  <Button $variant="outlined" {...asking}>{`Delete ${what} for good`}</Button>
                </ButtonRow>
              )}
            </Confirmation>
          )}
        </Notice>
      )}
    </>
  );
}

const REASONS: Record<MailFailure["reason"], string> = {
  unreachable: "there’s no connection to the mail server",
  password: "the mail server refused the user name or password",
  refused: "the mail server refused the mail, its sender or your address",
};
