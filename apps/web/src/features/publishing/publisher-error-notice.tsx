import { hasCode } from "@inner-light/core";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../components/notice/error-notice.tsx";
import { site } from "../../site/site.ts";

/** Says why GitHub did not do something, and what the owner can do. */
export function PublisherErrorNotice({ error, children }: { readonly error: unknown; readonly children?: ReactNode }) {
  const minutes = hasCode(error, "throttled") ? Math.ceil((error.retryAfterSeconds ?? 60) / 60) : 1;
  return (
    <ErrorNotice error={error} ownWords={refusals(site.repository?.name, minutes)}>
      {children}
    </ErrorNotice>
  );
}

const refusals = (repository = "", minutes: number) => ({
  unauthorized: { title: "GitHub Doesn’t Accept This Token", text: "It has ended, or it isn’t whole. Make a new one." },
  "read-only": {
    title: "This Token May Not Publish",
    text: `It needs the permission “Contents: Read and write” for ${repository}, and a branch that takes commits.`,
  },
  "not-found": {
    title: "GitHub Doesn’t Show Your Site",
    text: `Choose ${repository} when you make the token. If you did, check “repository” in your settings.`,
  },
  unavailable: { title: "GitHub Could Not Be Reached", text: "Check your connection and try again. Nothing is lost." },
  conflict: {
    title: "Something Else Was Published",
    text: "The list has it now. Look at it, and press Publish again.",
  },
  throttled: { title: "GitHub Asks You to Wait", text: `Please try again in ${minutes} min.` },
  "newer-version": {
    title: "This Could Not Be Read",
    text: "A newer version of this site published it. Update first.",
  },
});
