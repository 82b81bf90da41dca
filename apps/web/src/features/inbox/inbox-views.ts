import { compareNewestFirst, type InboxMessage } from "@inner-light/core";

/** What the inbox can show, and which messages that is. */
export const inboxViews = {
  inbox: { label: "Inbox", includes: ({ isSuspectedSpam }) => !isSuspectedSpam },
  new: { label: "New only", includes: ({ isRead, isSuspectedSpam }) => !isRead && !isSuspectedSpam },
  spam: { label: "Looks like spam", includes: ({ isSuspectedSpam }) => isSuspectedSpam === true },
} satisfies Record<string, { readonly label: string; readonly includes: (message: InboxMessage) => boolean }>;

export type InboxView = keyof typeof inboxViews;

/** Whether each word of a search is in the message, in any field and either case. */
export function isMatch({ fullName, email, phone, address, notes }: InboxMessage, search: string): boolean {
  const text = [fullName, email, phone, address, notes].join("\n").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Messages newest first; deleted ones keep their places while they can be brought back. */
export function withDeleted(messages: readonly InboxMessage[], deleted: readonly InboxMessage[]): InboxMessage[] {
  const gone = deleted.filter(({ id }) => messages.every((message) => message.id !== id));
  return [...messages, ...gone].sort(compareNewestFirst);
}
