import type { Clock } from "@inner-light/core";
import { createGitHubPublisher, type GitHubPublisherOptions } from "@inner-light/publish-github";
import { site } from "../site/site.ts";

/** Publishes into the owner's repository on GitHub. */
export function gitHubPublisher(clock: Clock, kept: GitHubPublisherOptions["kept"]) {
  const { name = "", branch = "" } = site.repository ?? {};
  return createGitHubPublisher({
    ...{ repository: name, branch, clock, kept },
    path: __CALENDAR_FILE__,
    knownFile: __CALENDAR_FILE__.replace("calendar.json", "site.config.ts"),
    fetch: (input, init) => fetch(input, init),
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  });
}
