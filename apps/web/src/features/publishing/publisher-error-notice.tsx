import { hasCode } from "@inner-light/core";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../components/notice/error-notice.tsx";
import { site } from "../../site/site.ts";

/** Says why GitHub did not do something, and what the owner can do. */
export function PublisherErrorNotice({ error, children }: { readonly error: unknown; readonly children?: ReactNode }) {
  const { name = "", branch = "" } = site.repository ?? {};
  const minutes = Math.ceil(((hasCode(error, "throttled") && error.retryAfterSeconds) || 0) / 60);
  const mayNot = {
    title: "This Token May Not Publish",
    text: `At GitHub, open this token, press “Edit,” choose “Only select repositories” and ${name}, and “Contents: Read and write.” If it has both, check “repository” in your settings.`,
  };
  const words = {
    unauthorized: {
      title: "GitHub Doesn’t Accept This Token",
      text: "Copy it again, all of it. If it has ended, or GitHub no longer shows it, make a new one.",
    },
    "read-only": mayNot,
    "not-found": mayNot,
    "branch-rule": {
      title: "Your Branch Takes No Commits",
      text: `A rule for the branch “${branch}” refuses them. At GitHub, find it in the settings of ${name}, under “Rules” or “Branches.”`,
    },
    unavailable: {
      title: "GitHub Could Not Be Reached",
      text: "Check your connection and try again. Nothing is lost.",
    },
    conflict: {
      title: "Something Else Was Published",
      text: "The list has it now. Look at it, choose where you are asked, and press again.",
    },
    throttled: {
      title: "GitHub Asks You to Wait",
      text: `Please try again in ${minutes} ${minutes > 1 ? "minutes" : "minute"}.`,
    },
    "newer-version": { title: "This Could Not Be Read", text: "A newer version published it. Update this site first." },
  };
  return (
    <ErrorNotice error={error} ownWords={words}>
      {children}
    </ErrorNotice>
  );
}
