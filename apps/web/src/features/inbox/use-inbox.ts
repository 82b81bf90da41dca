import type { ContactSubmissionId } from "@inner-light/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox } from "../../ioc/tokens.ts";
import { messageQueries } from "../../queries/messages.ts";

export function useInbox() {
  return useQuery(messageQueries.inbox(useService(Inbox)));
}

export function useSetRead() {
  const inbox = useService(Inbox);
  const onError = useErrorToast();
  return useMutation({
    mutationFn: ({ id, isRead }: { readonly id: ContactSubmissionId; readonly isRead: boolean }) =>
      inbox.setRead(id, isRead),
    onError,
  });
}

/** Deletes messages and brings them back. A message that is back gets the focus. */
export function useMessageUndo() {
  const focusNext = useNextFocus();
  return useUndo("messages", useService(Inbox), { onRestored: ({ id }) => focusNext(`#${messageHeadingId(id)}`) });
}

export function messageHeadingId(id: ContactSubmissionId): string {
  return `message-${id}`;
}
