import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

/** What was typed into a form and is not saved. */
export interface KeptDraft<Subject> {
  readonly values: Record<string, string>;
  /** What the form is about, for a page that opens it again. */
  readonly subject: Subject;
}

/** Where the draft of a form is kept while its page is left: in memory only, for as long as this tab lives. */
export function useKeptDraft<Subject = undefined>(name: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = ["draft", name];
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    return {
      read: () => queryClient.getQueryData<KeptDraft<Subject>>(queryKey),
      keep: (draft: KeptDraft<Subject>) => queryClient.setQueryData<KeptDraft<Subject>>(queryKey, draft),
      forget: () => queryClient.removeQueries({ queryKey, exact: true }),
    };
  }, [queryClient, name]);
}
