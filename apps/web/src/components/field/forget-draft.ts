import type { QueryClient } from "@tanstack/react-query";
import { trySession } from "../../browser/try-session.ts";

/** The name of the drafts of messages to the practice. */
export const CONTACT_DRAFT = "contact";

/** Where the tab keeps the draft of a form, by the form's name. */
export const draftPlaces = (name: string) => ({ queryKey: ["draft", name], storageKey: `draft.${name}` });

/** Deletes the draft of a form. */
export function forgetDraft(queryClient: QueryClient, name: string): void {
  const { queryKey, storageKey } = draftPlaces(name);
  queryClient.removeQueries({ queryKey, exact: true });
  trySession((storage) => storage.removeItem(storageKey));
}
