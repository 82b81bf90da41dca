import {
  CONTACT_SUBMISSIONS_KEY,
  type ContactSubmission,
  isPartOfList,
  isSetAsideOf,
  type StoredEntries,
} from "@inner-light/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useFailureToast } from "../../components/toast/use-failure-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { ContactSubmissionRepository, StoredData } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";

const key = ["visitor-data"] as const;

/** What this browser keeps of what the visitor wrote. */
export interface VisitorData {
  readonly messages: readonly ContactSubmission[];
  /** The messages as they are stored, with what was set aside because it could not be read. */
  readonly stored: StoredEntries;
  /** There is more in `stored` than in `messages`. */
  readonly isDamaged: boolean;
}

/** Read once it is wanted: before that nothing of the storage is even fetched. `null` where the browser keeps nothing. */
export function useVisitorData(wanted: boolean) {
  const repository = useService(ContactSubmissionRepository);
  const storedData = useService(StoredData);
  useRepositoryChanges(repository, key, wanted);
  return useQuery({
    queryKey: key,
    enabled: wanted,
    queryFn: async (): Promise<VisitorData | null> => {
      const { items, state, issues } = await (await repository()).list();
      if (state === "unavailable") return null;
      const stored = Object.fromEntries(Object.entries(await (await storedData()).read()).filter(isOfMessages));
      const isSetAside = Object.keys(stored).some((name) => isSetAsideOf(CONTACT_SUBMISSIONS_KEY, name));
      return { messages: items, stored, isDamaged: issues.length > 0 || isSetAside };
    },
  });
}

/** Erases the messages, what was set aside of them, and every note about them. Nothing else. */
export function useEraseVisitorData() {
  const storedData = useService(StoredData);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async () =>
      (await storedData()).rewrite((stored) =>
        Object.fromEntries(Object.entries(stored).filter((entry) => !isOfMessages(entry))),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: key });
      showToast({ title: "Your Messages Are Erased", text: "This browser keeps none of them any more." });
    },
    onError,
  });
}

export function downloadVisitorData({ messages, stored, isDamaged }: VisitorData): void {
  const file = isDamaged ? { messages, asStored: stored } : { messages };
  download("my-messages.json", JSON.stringify(file, null, 2), "application/json");
}

function isOfMessages([name]: readonly [string, unknown]): boolean {
  return isPartOfList(CONTACT_SUBMISSIONS_KEY, name);
}
