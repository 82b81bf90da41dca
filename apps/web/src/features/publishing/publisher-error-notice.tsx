import { hasCode } from "@inner-light/core";
import { type ReactNode, useMemo } from "react";
import { ErrorNotice } from "../../components/notice/error-notice.tsx";
import { useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { whenText } from "./published-status.tsx";

/** Says why GitHub did not do something, and what the owner can do. */
export function PublisherErrorNotice({ error, children }: { readonly error: unknown; readonly children?: ReactNode }) {
  const { clock } = useServices();
  const { name = "", branch = "" } = site.repository ?? {};
  // From the moment of the refusal on, however late this is rendered again.
  const retryAt = useMemo(() => {
    const seconds = hasCode(error, "throttled") ? (error.retryAfterSeconds ?? 0) : 0;
    return whenText(clock.now() + seconds * 1000, clock);
  }, [error, clock]);
  const words = {
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
    unavailable: {
      title: "GitHub Could Not Be Reached",
      text: "Check your connection and try again. Nothing is lost.",
    },
    conflict: {
      title: "Something Else Was Published",
      text: "The list has it now. Look through it, answer any question below it, and press the button again.",
    },
    throttled: { title: "GitHub Asks You to Wait", text: `Please try again ${retryAt}.` },
    "newer-version": { title: "This Could Not Be Read", text: "A newer version published it. Update this site first." },
  };
  return (
    <ErrorNotice error={error} ownWords={words}>
      {children}
    </ErrorNotice>
  );
}
