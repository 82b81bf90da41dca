import type { KeptKey } from "@inner-light/core";
import { CALENDAR_CHECKSUM, hrefOf } from "../site/pages.ts";
import { site } from "../site/site.ts";
import { tryStorage } from "../ui/browser/tab-session.ts";
import type { Backend } from "./define-backend.ts";

const KEY = "publisher:key";

/** Where this browser keeps the owner's publishing key. Backups do not include it. */
const publisherKey: KeptKey = {
  read: () => tryStorage(() => localStorage.getItem(KEY)) ?? null,
  write: (text) => tryStorage(() => (text === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, text))),
};

export function withPublisher(backend: Backend): Backend {
  return {
    ...backend,
    ownerConnectsTo: ["'self'", "https://api.github.com"],
    optionalPorts: [...backend.optionalPorts, "publisherKey", "calendarPublisher"],
    load: async (clock) => ({ ...(await backend.load(clock)), publisherKey, calendarPublisher }),
  };
}

async function calendarPublisher() {
  const { createGitHubPublisher } = await import("@inner-light/publish-github");
  const { name = "", branch = "" } = site.repository ?? {};
  const siteChecksum = async () => (await fetch(hrefOf(`/${CALENDAR_CHECKSUM}`), { cache: "no-store" })).text();
  const options = { repository: name, branch, path: __CALENDAR_FILE__, kept: publisherKey, fetch };
  return { ...createGitHubPublisher(options), siteChecksum };
}
