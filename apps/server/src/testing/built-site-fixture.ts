import type { OwnerMails } from "@inner-light/core/server";
import type { BuiltSite } from "../pages/built-site.ts";

export function aBuiltSite(basePath = "/"): BuiltSite {
  return {
    facts: { practiceName: "Quiet", basePath, siteUrl: null, keepMessagesMonths: null },
    mails: plainMails,
    directory: "",
    earlier: [],
    firstDay: () => "2026-05-01",
    renderPage: async (_, { upcoming = [] }) => ({ html: upcoming.map(({ title }) => title).join(), policy: "" }),
    eventFile: ({ event }) => event.title,
    sitemap: (coming) => coming.map(({ id }) => id).join(),
    feed: (dated) => JSON.stringify(dated),
  };
}

export const plainMails: OwnerMails = {
  withoutText: ({ length }) => ({ subject: `${length} new`, text: `${length} new.` }),
  withText: (messages) => ({
    subject: messages.map(({ fullName }) => fullName).join(", "),
    text: messages.map(({ notes }) => notes).join("\n"),
    ...(messages.length === 1 && { replyTo: { name: messages[0].fullName, address: messages[0].email } }),
  }),
  aboutSpam: ({ length }) => ({ subject: `${length} spam`, text: `${length} spam.` }),
};
