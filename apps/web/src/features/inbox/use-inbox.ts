import type { ContactSubmission, ContactSubmissionId } from "@inner-light/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useFailureToast } from "../../components/toast/use-failure-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { ContactSubmissionRepository, ReadMarks } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";

const keys = { messages: ["inbox", "messages"], readMarks: ["inbox", "read-marks"] } as const;

/** The messages that this browser keeps. */
export function useMessages() {
  const repository = useService(ContactSubmissionRepository);
  useRepositoryChanges(repository, keys.messages);
  return useQuery({ queryKey: keys.messages, queryFn: async () => (await repository()).list() });
}

const NO_MARKS: ReadonlySet<ContactSubmissionId> = new Set();

/** The ids of the messages that the owner has read. */
export function useReadMarks(): ReadonlySet<ContactSubmissionId> {
  const readMarks = useService(ReadMarks);
  useRepositoryChanges(readMarks, keys.readMarks);
  return useQuery({ queryKey: keys.readMarks, queryFn: async () => (await readMarks()).list() }).data ?? NO_MARKS;
}

export function useMarkAsRead() {
  const readMarks = useService(ReadMarks);
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async ({ id, isRead }: { readonly id: ContactSubmissionId; readonly isRead: boolean }) =>
      (await readMarks()).mark(id, isRead),
    onError,
  });
}

export function useRemoveMessage() {
  const repository = useService(ContactSubmissionRepository);
  const onError = useFailureToast();
  return useMutation({ mutationFn: async ({ id }: ContactSubmission) => (await repository()).remove(id), onError });
}

export function useRestoreMessage() {
  const repository = useService(ContactSubmissionRepository);
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async (message: ContactSubmission) => (await repository()).restore(message),
    onError,
  });
}
