import type { ContactSubmissionDraft } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { prepareToasts } from "../../components/toast/toast-provider.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { ContactSubmissionRepository } from "../../ioc/tokens.ts";

/**
 * Fetches what sending needs as soon as the form is there, so that it works even if the connection is gone by then.
 * (Chromium does not fetch a script again that failed to come, until the page is loaded anew.)
 */
export function useReadyToSend(): void {
  const repository = useService(ContactSubmissionRepository);
  useEffect(() => {
    prepareToasts();
    repository().catch(() => undefined); // Sending says what went wrong.
  }, [repository]);
}

export function useSendContactSubmission() {
  const repository = useService(ContactSubmissionRepository);
  return useMutation({ mutationFn: async (draft: ContactSubmissionDraft) => (await repository()).add(draft) });
}
