import { site } from "../site/site.ts";
import { tryStorage } from "../ui/browser/try-session.ts";
import type { Backend } from "./define-backend.ts";
import { loadOnce } from "./load-once.ts";

const KEY = "publisher:key";

/** Where a browser keeps the owner's key to the publisher, if the owner wants it to. No backup reads it. */
const kept = {
  read: () => tryStorage(() => localStorage.getItem(KEY)) ?? null,
  write: (text: string | null) =>
    tryStorage(() => (text === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, text))),
};

/** The same backend with the port that publishes. Erasing what a browser keeps erases the key, too. */
export function withPublisher(backend: Backend): Backend {
  return {
    ...backend,
    ownerConnectsTo: ["'self'", "https://api.github.com"],
    optionalPorts: [...backend.optionalPorts, "calendarPublisher"],
    async load(clock) {
      const ports = await backend.load(clock);
      const own = typeof ports.ownMessages === "function" ? await ports.ownMessages() : ports.ownMessages;
      const erase = async () => {
        kept.write(null);
        await own?.erase();
      };
      const calendarPublisher = loadOnce(async () => {
        const { createGitHubPublisher } = await import("@inner-light/publish-github");
        const { name = "", branch = "" } = site.repository ?? {};
        return createGitHubPublisher({ repository: name, branch, path: __CALENDAR_FILE__, kept, fetch });
      });
      return { ...ports, ...(own && { ownMessages: { ...own, erase } }), calendarPublisher };
    },
  };
}
