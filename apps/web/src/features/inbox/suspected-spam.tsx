import { type ContactSubmission, compareNewestFirst, SUSPECTED_SPAM_DAYS } from "@inner-light/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { RecordCard, RecordList, TypedText } from "../../components/record-card.ts";
import { Stack } from "../../components/section/section.ts";
import { SmallText } from "../../components/text.ts";
import { TextButton, TextButtonRow } from "../../components/text-button.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { UndoLine } from "../../components/undo/undo-line.tsx";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox as InboxPort, SuspectedSpam } from "../../ioc/tokens.ts";
import { messageQueries, suspectedSpamQuery } from "../../queries/messages.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { Inbox } from "./inbox.tsx";
import { messageHeadingId } from "./message.tsx";

/** The inbox, and below it what looks like spam. */
export function InboxWithSpam() {
  return (
    <Stack>
      <Inbox />
      <SuspectedSpamFold />
    </Stack>
  );
}

/** The messages that look like spam, folded away. Nothing where there are none. */
function SuspectedSpamFold() {
  const folder = useService(SuspectedSpam);
  const { data } = useQuery(suspectedSpamQuery(folder));
  // Rendered again when the inbox has changed, too, so that an accepted message gets the focus there.
  const { data: inbox } = useQuery(messageQueries.inbox(useService(InboxPort)));
  const focusNext = useNextFocus();
  const acceptance = useMutation({
    mutationFn: ({ id }: ContactSubmission) => folder.accept(id),
    onSuccess: ({ id }) => focusNext(`#${messageHeadingId(id)}`),
    onError: useErrorToast(),
  });
  const undo = useUndo<ContactSubmission>({
    remove: async (ids) => {
      for (const id of ids) await folder.remove(id);
    },
    restore: (ids) => Promise.all(ids.map((id) => folder.restore(id))),
    onRestored: ([message]) => message && focusNext(`#${headingId(message)}`),
  });
  if (data === undefined || inbox === undefined) return null; // The inbox above says what is wrong.

  const deletedHere = undo.deletedHere.flat().filter(({ id }) => data.every((message) => message.id !== id));
  const messages = [...data, ...deletedHere].sort(compareNewestFirst);
  if (messages.length === 0) return null;
  return (
    <Folded>
      <summary>Looks like spam ({data.length})</summary>
      <p>
        Something filled in a field that people can’t see, or sent the form within seconds, as programs do. Now and then
        it’s a person after all, so please have a look. What you leave here isn’t in backups, and is deleted for good{" "}
        {SUSPECTED_SPAM_DAYS} days after it was sent.
      </p>
      <RecordList>
        {messages.map((message) => (
          <li key={message.id}>
            {deletedHere.includes(message) ? (
              <UndoLine what={`the message from ${message.fullName}`} onUndo={() => undo.restore([message])}>
                The message from <bdi>{message.fullName}</bdi> is deleted.
              </UndoLine>
            ) : (
              <SuspectedMessage
                message={message}
                onAccept={() => !acceptance.isPending && acceptance.mutate(message)}
                onDelete={() => undo.remove([message])}
              />
            )}
          </li>
        ))}
      </RecordList>
    </Folded>
  );
}

interface SuspectedMessageProps {
  readonly message: ContactSubmission;
  readonly onAccept: () => void;
  readonly onDelete: () => void;
}

/** One message, without links: what it says may be a trap. */
function SuspectedMessage({ message, onAccept, onDelete }: SuspectedMessageProps) {
  const { fullName, address, phone, email, notes, timestamp } = message;
  return (
    <RecordCard as="div">
      <h3 id={headingId(message)} tabIndex={-1}>
        <bdi>{fullName}</bdi>
      </h3>
      <SmallText>
        <Timestamp timestamp={timestamp} />
      </SmallText>
      {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
      <SmallText>
        <bdi>{email}</bdi> · <bdi>{phone}</bdi> · <bdi>{address}</bdi>
      </SmallText>
      <TextButtonRow>
        <TextButton onClick={ignoreDoubleClick(onAccept)}>
          Not spam<VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={ignoreDoubleClick(onDelete)}>
          Delete<VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
      </TextButtonRow>
    </RecordCard>
  );
}

/** The id of a message's heading, which gets the focus when the message is restored. */
function headingId({ id }: ContactSubmission): string {
  return `suspected-spam-${id}`;
}

const Folded = styled.details`
  & > summary, & > p { font: ${type.small}; color: ${color.textMuted}; }
  & > summary { padding-block: ${space.s}; cursor: pointer; }
  & > ul { margin-top: ${space.m}; }
`;
