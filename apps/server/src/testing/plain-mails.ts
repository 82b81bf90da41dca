import type { OwnerMails } from "@inner-light/core/server";

/** Mails with what visitors typed and no words, whatever a mail program might take it for. */
export const plainMails: OwnerMails = {
  withoutText: ({ length }) => ({ subject: `${length} new`, text: `${length} new.` }),
  withText: (messages) => ({
    subject: messages.map(({ fullName }) => fullName).join(", "),
    text: messages.map(({ notes }) => notes).join("\n"),
    ...(messages.length === 1 && { replyTo: { name: messages[0].fullName, address: messages[0].email } }),
  }),
  aboutSpam: ({ length }) => ({ subject: `${length} spam`, text: `${length} spam.` }),
};
