import { type ContactSubmission, SUSPECTED_SPAM_DAYS } from "@inner-light/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Stack } from "../../components/section/section.ts";
import { TextButton } from "../../components/text-button.ts";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox as InboxPort, SuspectedSpam } from "../../ioc/tokens.ts";
import { messageQueries, suspectedSpamQuery } from "../../queries/messages.ts";
import { color, space, type } from "../../theme/tokens.ts";
import { Inbox } from "./inbox.tsx";
import { messageHeadingId } from "./message.tsx";
import { MessageCard } from "./message-card.tsx";
import { MessageList, withDeleted } from "./message-list.tsx";

/** The inbox, and below it what looks like spam. */
export function InboxWithSpam() {
  return (
    <Stack>
      <Inbox />
      <SuspectedSpamFold />
    </Stack>
  );
}

/** The messages that look like spam, folded away, without links to reply. Nothing where there are none. */
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

  const deletedHere = undo.deletedHere.flat();
  const messages = withDeleted(data, deletedHere);
  if (messages.length === 0) return null;
  return (
    <Folded>
      <summary>Looks like spam ({data.length})</summary>
      <p>
        Something filled in a field that people can’t see, or sent the form within seconds, as programs do. Now and then
        it’s a person after all, so please have a look. What you leave here isn’t in backups, and is deleted for good{" "}
        {SUSPECTED_SPAM_DAYS} days after it was sent.
      </p>
      <MessageList messages={messages} deletedHere={deletedHere} onUndo={(message) => undo.restore([message])}>
        {(message) => (
          <MessageCard message={message} headingId={headingId(message)} onDelete={() => undo.remove([message])}>
            <TextButton onClick={ignoreDoubleClick(() => !acceptance.isPending && acceptance.mutate(message))}>
              Not spam<VisuallyHidden> the message from {message.fullName}</VisuallyHidden>
            </TextButton>
          </MessageCard>
        )}
      </MessageList>
    </Folded>
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
