import { hasCode, PartlyStoredError, type ThrottledError } from "@inner-light/core";
import type { errors } from "../../words/messages.ts";
import { type ErrorMessage, errorMessageFor } from "./error-messages.ts";

const UNCHANGED = "Nothing was changed.";

/** What only the owner meets. */
const ownersErrors = {
  "not-found": { title: "Already Gone", text: "Someone already removed it, maybe in another tab." },
  conflict: {
    title: "This Has Changed",
    text: `Someone changed it in another tab, or on another device. ${UNCHANGED}`,
  },
  unauthorized: { title: "Please Unlock Again", text: `The owner’s view is locked. ${UNCHANGED}` },
  interrupted: {
    title: "The Connection Broke",
    text: `The backup didn’t get through. ${UNCHANGED} Please try again.`,
  },
  "no-secure-context": {
    title: "Please Open This Page Over https",
    text: "Browsers check a password only on a secure connection. Use the address that begins with https.",
  },
};

/** For an error of a site that did not answer, once it answers. */
export const SITE_IS_BACK: ErrorMessage = { title: "Your Site Is Back", text: "Please try again." };

/** For a change whose answer may have been lost. */
export const PERHAPS_DONE: ErrorMessage = {
  title: "We Can’t Tell Whether It Was Done",
  text: "The site isn’t answering as it should. Please look before you try again.",
};

const partlyDone: ErrorMessage = {
  title: "Only Some Changes Were Saved",
  text: "Saving stopped partway. The changes already made are kept.",
};

function tooManyPasswords({ retryAfterSeconds = 60 }: ThrottledError): ErrorMessage {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return {
    title: "Too Many Wrong Passwords",
    text: `From this connection, please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`}.`,
  };
}

/** The message for any thrown value on the owner's page, which meets more errors than visitors do. */
export function ownersErrorMessageFor(error: unknown, words: typeof errors): ErrorMessage {
  if (error instanceof PartlyStoredError) return partlyDone;
  if (hasCode(error, "throttled") && error.reason === "wrong-password") return tooManyPasswords(error);
  return errorMessageFor(error, { ...ownersErrors, ...words });
}
