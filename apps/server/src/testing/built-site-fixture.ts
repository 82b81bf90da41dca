import type { BuiltSite } from "../pages/built-site.ts";
import { plainMails } from "./plain-mails.ts";

/** What a build might leave for the server, without files. */
export function aBuiltSite(basePath = "/"): BuiltSite {
  return {
    facts: {
      practiceName: "Quiet",
      basePath,
      siteUrl: null,
      keepMessagesMonths: null,
    },
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
