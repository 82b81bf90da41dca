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
    // A response may have been lost after the server stored it, so this does not say that nothing changed.
    text: "It may not have been saved. Please try again later.",
  },
  full: { title: "There Is No Room Left", text: `It couldn’t be saved. ${UNCHANGED}` },
  "read-only": { title: "This Could Not Be Saved", text: `Nothing can be saved right now. ${UNCHANGED}` },
  throttled: { title: "Too Many Attempts", text: "Please try again later." },
};

/** For errors whose `reason` says more than their code. */
const byReason: Readonly<Partial<Record<ErrorReason, ErrorMessage>>> = {
  blocked: {
    title: "This Browser Is Not Saving",
    text: `It doesn’t let this site keep anything, so nothing was saved. ${UNCHANGED}`,
  },
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

/** The message for any thrown value. */
export function errorMessageFor(error: unknown): ErrorMessage {
  if (error instanceof PartlyStoredError) return partlyDone;
  if (!isInnerLightError(error)) return unexpected;
  if (hasCode(error, "throttled") && error.reason === "wrong-password") return tooManyPasswords(error);
  return (error.reason === undefined ? undefined : byReason[error.reason]) ?? byCode[error.code];
}
