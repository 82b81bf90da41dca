import type { ErrorWords } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";

/** Why GitHub refused, and what the owner can do. */
export function publisherErrors(): Partial<ErrorWords> {
  const { name = "", branch = "" } = site.repository ?? {};
  const mayNot = {
    title: "This Token May Not Publish",
    text: `At GitHub, open this token, press “Edit,” choose “Only select repositories” and ${name}, and “Contents: Read and write.” If it has both, check “repository” in your settings, and at GitHub the rules for the branch “${branch}.”`,
  };
  return {
    invalid: { title: "This Is Not a Token", text: "Please paste all of the token. It begins with github_pat_." },
    unauthorized: {
      title: "GitHub Doesn’t Accept This Token",
      text: "It has ended, was deleted, or wasn’t copied whole. If you see “Forget the token,” press that. Then paste the token again, or a new one.",
    },
    "read-only": mayNot,
    "not-found": mayNot,
    unavailable: {
      title: "GitHub Could Not Be Reached",
      text: "Check your connection, and try again. Nothing is lost.",
    },
    conflict: {
      title: "Something Else Was Published",
      text: "Your other device published meanwhile. Check the list, then press Publish again.",
    },
    full: { title: "This Browser Doesn’t Keep It", text: "Connect without “Keep on this device.”" },
    "newer-version": { title: "Please Reload the Page", text: "A newer version of your site published the calendar." },
    throttled: { title: "GitHub Asks You to Wait", text: "Please try again in an hour." },
  };
}
