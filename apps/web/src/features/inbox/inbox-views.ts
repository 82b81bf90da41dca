import { compareNewestFirst, type InboxMessage, includesWords } from "@inner-light/core";

/** What the inbox can show, and which messages that is. */
export const inboxViews = {
  inbox: { label: "Inbox", includes: ({ isSuspectedSpam }) => !isSuspectedSpam },
  new: { label: "New only", includes: ({ isRead, isSuspectedSpam }) => !isRead && !isSuspectedSpam },
  spam: { label: "Looks like spam", includes: ({ isSuspectedSpam }) => isSuspectedSpam === true },
} satisfies Record<string, { readonly label: string; readonly includes: (message: InboxMessage) => boolean }>;

export type InboxView = keyof typeof inboxViews;

/** Whether each word of a search is in the message, in any field. A phone number is found however it is written. */
export function isMatch({ fullName, email, phone, address, notes }: InboxMessage, search: string): boolean {
  const text = [fullName, email, phone, address, notes].join("\n");
  // Eight digits tell a number without its country code.
  const number = joinDigits(search).replace(/\d+(?=\d{8}(?!\d))/g, "");
  return includesWords(text, search) || includesWords(joinDigits(text), number);
}

/** "(608) 555-0169" becomes "6085550169". */
function joinDigits(text: string): string {
  return text.replace(/[(+]+(?=\d)/g, "").replace(/(\d)[\s().\-–/]+(?=\d)/g, "$1");
}

/** Messages newest first; deleted ones keep their places while they can be brought back. */
export function withDeleted(messages: readonly InboxMessage[], deleted: readonly InboxMessage[]): InboxMessage[] {
  const gone = deleted.filter(({ id }) => messages.every((message) => message.id !== id));
  return [...messages, ...gone].sort(compareNewestFirst);
}
