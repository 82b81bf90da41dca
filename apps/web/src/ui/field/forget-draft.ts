import { trySession } from "../browser/try-session.ts";

/** The key of the drafts of messages to the practice. */
export const CONTACT_DRAFT = "draft.contact";

/** Deletes the draft of a form. */
export function forgetDraft(key: string): void {
  trySession((storage) => storage.removeItem(key));
}
