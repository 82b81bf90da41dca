import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

/** The text of a field, or whether a box is checked. */
export type FieldValue = string | boolean;

/** The unsaved values of a form. */
export interface KeptDraft<Subject> {
  readonly values: Record<string, FieldValue>;
  /** What the form is about, for a page that opens it again. */
  readonly subject: Subject;
}

/** Keeps the draft of a form while another page is open: in memory only, for as long as this tab is open. */
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
