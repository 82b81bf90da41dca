import { hasCode } from "@inner-light/core";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../components/notice/error-notice.tsx";
import { site } from "../../site/site.ts";

/** Says why GitHub did not do something, and what the owner can do. */
export function PublisherErrorNotice({ error, children }: { readonly error: unknown; readonly children?: ReactNode }) {
  const minutes = hasCode(error, "throttled") ? Math.ceil((error.retryAfterSeconds ?? 60) / 60) : 1;
  return (
    <ErrorNotice error={error} ownWords={refusals(site.repository ?? undefined, minutes)}>
      {children}
    </ErrorNotice>
  );
}

const refusals = ({ name = "", branch = "" } = {}, minutes: number) => ({
  unauthorized: {
    title: "GitHub Doesn’t Accept This Token",
    text: "Copy it again, all of it. If it has ended, or GitHub no longer shows it, make a new one.",
  },
  "read-only": {
    title: "This Token May Not Publish",
    text: `At GitHub, open this token, press “Edit,” choose “Only select repositories” and ${name}, and “Contents: Read and write.” The token stays the same.`,
  },
  "branch-rule": {
    title: "Your Branch Takes No Commits",
    text: `A rule for the branch “${branch}” refuses them. At GitHub, find it in the settings of ${name}, under “Rules” or “Branches.”`,
  },
  "not-found": {
    title: "GitHub Doesn’t Show Your Site",
    text: `Choose ${name} when you make the token. If you did, check “repository” in your settings.`,
  },
  unavailable: { title: "GitHub Could Not Be Reached", text: "Check your connection and try again. Nothing is lost." },
  conflict: { title: "Something Else Was Published", text: "The list has it now." },
  throttled: { title: "GitHub Asks You to Wait", text: `Please try again in ${minutes} min.` },
  "newer-version": { title: "This Could Not Be Read", text: "A newer version published it. Update this site first." },
});
