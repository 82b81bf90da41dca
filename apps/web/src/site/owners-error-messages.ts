import { hasCode } from "@inner-light/core";
import type { ErrorWords } from "./error-messages.ts";

const UNCHANGED = "Nothing was changed.";

/** What only the owner meets. */
export const ownersErrors: Partial<ErrorWords> = {
  "not-found": { title: "Already Gone", text: "Someone already removed it, maybe in another tab." },
  conflict: {
    title: "This Has Changed",
    text: `Someone changed it in another tab, or on another device. ${UNCHANGED}`,
  },
  unauthorized: { title: "Please Unlock Again", text: `The owner’s view is locked. ${UNCHANGED}` },
  "no-secure-context": {
    title: "Please Open This Page Over https",
    text: "Browsers check a password only on a secure connection. Use the address that begins with https.",
  },
  perhapsDone: {
    title: "We Can’t Tell Whether It Was Done",
    text: "The site isn’t answering as it should. Please look before you try again.",
  },
  special(error) {
    if (!hasCode(error, "throttled") || error.reason !== "wrong-password") return undefined;
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
    return {
      title: "Too Many Wrong Passwords",
      text: `From this connection, please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`}.`,
    };
  },
};
