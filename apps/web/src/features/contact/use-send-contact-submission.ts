import type { ContactSubmissionDraft } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { ContactSubmissionRepository } from "../../ioc/tokens.ts";

/** Fetches what sending needs, so that it works even if the connection is gone by then. */
export function usePrepareToSend(): () => void {
  const repository = useService(ContactSubmissionRepository);
  return () => {
    repository().catch(() => undefined); // Sending tries again, and says what went wrong.
  };
}

export function useSendContactSubmission() {
  const repository = useService(ContactSubmissionRepository);
  return useMutation({ mutationFn: async (draft: ContactSubmissionDraft) => (await repository()).add(draft) });
}
