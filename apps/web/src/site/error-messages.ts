import {
  type ErrorCode,
  type ErrorReason,
  hasCode,
  isInnerLightError,
  PartlyStoredError,
  type ThrottledError,
} from "@inner-light/core";
import { site } from "./site.ts";

/** Tells a person what went wrong and what to do. */
export interface ErrorMessage {
  readonly title: string;
  readonly text: string;
}

const UNCHANGED = "Nothing was changed.";

/** For a form whose draft was not saved. */
export const STILL_HERE = "What you typed is still here.";

const byCode: Record<ErrorCode, ErrorMessage> = {
  invalid: { title: "Please Check What You Typed", text: `Something in the form isn’t right yet. ${UNCHANGED}` },
  "not-found": { title: "Already Gone", text: "Someone already removed it, maybe in another tab." },
  conflict: {
    title: "This Has Changed",
    text: `Someone changed it in another tab, or on another device. ${UNCHANGED}`,
  },
  unauthorized: { title: "Please Unlock Again", text: `The owner’s view is locked. ${UNCHANGED}` },
  unavailable: {
    title: "This Could Not Be Reached",
    // For reads, too, and for writes whose response may have been lost after the server stored them.
    text: "The site isn’t answering. Please check your connection and try again.",
  },
  full: { title: "There Is No Room Left", text: `It couldn’t be saved. ${UNCHANGED}` },
  "read-only": { title: "This Could Not Be Saved", text: `Nothing can be saved right now. ${UNCHANGED}` },
  throttled: { title: "Too Many Attempts", text: "Please try again later." },
};

/** For an error of a site that did not answer, once it answers. */
export const SITE_IS_BACK: ErrorMessage = { title: "Your Site Is Back", text: "Please try again." };

/** For errors whose `reason` says more than their code. */
const byReason: Readonly<Partial<Record<ErrorReason, ErrorMessage>>> = {
  blocked: {
    title: "This Browser Is Not Saving",
    text: `It doesn’t let this site keep anything, so nothing was saved. ${UNCHANGED}`,
  },
  unreadable: { title: "This Could Not Be Read", text: `What is stored here is damaged. ${UNCHANGED}` },
  "not-kept": { title: "This Could Not Be Saved", text: `This browser didn’t keep it. ${UNCHANGED}` },
  quota: {
    title: "There Is No Room Left",
    text: `This browser’s storage for the site is full, so this wasn’t saved. ${UNCHANGED}`,
  },
  "damaged-not-copied": {
    title: "This Could Not Be Saved",
    text: `What this browser kept before is damaged, and it couldn’t be set aside. ${UNCHANGED}`,
  },
  "too-many-copies": {
    title: "This Could Not Be Saved",
    text: `What this browser keeps was damaged several times. To keep the copies already set aside, the site makes no more. ${UNCHANGED}`,
  },
  "newer-version": {
    title: "Please Reload the Page",
    text: `What this browser keeps comes from a newer version of this site, so this page can’t save. ${UNCHANGED}`,
  },
  "site-limit": {
    title: "Too Many Messages Came In",
    text: "It isn’t you: the form takes only so many from everyone. Please try again in an hour.",
  },
  interrupted: {
    title: "The Connection Broke",
    text: `The backup didn’t get through. ${UNCHANGED} Please try again.`,
  },
  "other-address": {
    title: "Please Open the Site at Its Own Address",
    text: `Nothing can be sent from this one. The site is at ${site.url}.`,
  },
  "no-secure-context": {
    title: "Please Open This Page Over https",
    text: "Browsers check a password only on a secure connection. Use the address that begins with https.",
  },
};

const unexpected: ErrorMessage = {
  title: "This Could Not Be Done",
  text: `Something unexpected happened. ${UNCHANGED}`,
};

const notLoaded: ErrorMessage = {
  title: "Please Reload the Page",
  text: `Part of it didn’t load. ${UNCHANGED}`,
};

/** Whether an import failed, as each engine says it: the host may have a newer build of the site by now. */
function isNotLoaded(error: unknown): boolean {
  return error instanceof TypeError && /import(?:ed|ing)|JavaScript MIME/i.test(error.message);
}

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

/** Why something could not be read, and what to do. */
export function readErrorText(error: unknown): string {
  const reason = isInnerLightError(error) ? error.reason : undefined;
  if (reason === "blocked")
    return "This browser doesn’t let this site keep anything. Its privacy settings can change that.";
  if (reason === "unreadable") return "What is stored is damaged.";
  if (hasCode(error, "unauthorized")) return "Please unlock this page again.";
  if (isNotLoaded(error)) return "Part of this page didn’t load. Please reload the page.";
  return "The site couldn’t be reached. Please check your connection.";
}

/** The message for any thrown value. */
export function errorMessageFor(error: unknown): ErrorMessage {
  if (error instanceof PartlyStoredError) return partlyDone;
  if (!isInnerLightError(error)) return isNotLoaded(error) ? notLoaded : unexpected;
  if (hasCode(error, "throttled") && error.reason === "wrong-password") return tooManyPasswords(error);
  return (error.reason === undefined ? undefined : byReason[error.reason]) ?? byCode[error.code];
}
