import { type ErrorCode, InnerLightError } from "@inner-light/core";

/** Tells a person what went wrong and what to do. */
export interface ErrorMessage {
  readonly title: string;
  readonly text: string;
}

const UNCHANGED = "Nothing was changed, and whatever you typed is still here.";

const byCode: Record<ErrorCode, ErrorMessage> = {
  invalid: { title: "Please Check What You Typed", text: `Something in the form is not right yet. ${UNCHANGED}` },
  "not-found": { title: "Already Gone", text: "It had been removed before, perhaps in another tab." },
  conflict: { title: "This Has Changed Meanwhile", text: `It was changed in another tab, or elsewhere. ${UNCHANGED}` },
  unauthorized: { title: "Please Unlock Again", text: `The owner’s view is locked. ${UNCHANGED}` },
  unavailable: { title: "This Could Not Be Reached", text: `Please try again later. ${UNCHANGED}` },
  full: { title: "There Is No Room Left", text: `It could not be saved. ${UNCHANGED}` },
  "read-only": { title: "This Could Not Be Saved", text: `Nothing can be saved just now. ${UNCHANGED}` },
  throttled: { title: "Too Many Attempts", text: "Please try again later." },
};

/** For errors whose `reason` says more than their code. */
const byReason: Readonly<Record<string, ErrorMessage>> = {
  blocked: {
    title: "This Browser Is Not Saving",
    text: `It does not let this site keep anything, so nothing could be saved. ${UNCHANGED}`,
  },
  "not-kept": { title: "This Could Not Be Saved", text: `This browser did not keep it. ${UNCHANGED}` },
  quota: {
    title: "There Is No Room Left",
    text: `This browser’s storage for the site is full, so nothing could be saved. ${UNCHANGED}`,
  },
  "damaged-not-copied": {
    title: "This Could Not Be Saved",
    text: `What this browser kept before is damaged, and could not be set aside. ${UNCHANGED}`,
  },
  "too-many-copies": {
    title: "This Could Not Be Saved",
    text: `What this browser kept was damaged again and again, and no more of it is set aside, so that nothing set aside before is lost. ${UNCHANGED}`,
  },
  "newer-version": {
    title: "Please Load the Page Again",
    text: `What this browser keeps was written by a newer version of this site, so this one no longer saves. ${UNCHANGED}`,
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

/** The message for any thrown value. */
export function errorMessageFor(error: unknown): ErrorMessage {
  if (!(error instanceof InnerLightError)) return unexpected;
  return (error.reason === undefined ? undefined : byReason[error.reason]) ?? byCode[error.code];
}
