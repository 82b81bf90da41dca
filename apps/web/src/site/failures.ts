import { type ErrorCode, InnerLightError } from "@inner-light/core";

/** What a failure means to the person it happens to: one calm sentence about what is so, and one about a way on. */
export interface Failure {
  readonly title: string;
  readonly text: string;
}

const UNCHANGED = "Nothing was changed, and whatever you typed is still here.";

const failures: Record<ErrorCode, Failure> = {
  invalid: { title: "Please Check What You Typed", text: `Something in the form is not right yet. ${UNCHANGED}` },
  "not-found": { title: "Already Gone", text: "It had been removed before, perhaps in another tab." },
  "storage-unavailable": {
    title: "This Browser Is Not Saving",
    text: `It does not let this site keep anything, so nothing could be saved. ${UNCHANGED}`,
  },
  "storage-full": {
    title: "There Is No Room Left",
    text: `This browser’s storage for the site is full, so nothing could be saved. ${UNCHANGED}`,
  },
  "storage-corrupt": {
    title: "This Could Not Be Saved",
    text: `What this browser kept before is damaged, and could not be set aside. ${UNCHANGED}`,
  },
  "storage-copies": {
    title: "This Could Not Be Saved",
    text: `What this browser kept was damaged again and again, and no more of it is set aside, so that nothing set aside before is lost. ${UNCHANGED}`,
  },
  "storage-newer": {
    title: "Please Load the Page Again",
    text: `What this browser keeps was written by a newer version of this site, so this one no longer saves. ${UNCHANGED}`,
  },
  "storage-write": { title: "This Could Not Be Saved", text: `This browser did not keep it. ${UNCHANGED}` },
  "no-secure-context": {
    title: "Please Open This Page Over https",
    text: "Browsers check a password only on a secure connection. Use the address that begins with https.",
  },
};

const unknownFailure: Failure = {
  title: "This Could Not Be Done",
  text: `Something unexpected happened. ${UNCHANGED}`,
};

/** The sentence for anything that was thrown. */
export function failureFor(error: unknown): Failure {
  return error instanceof InnerLightError ? failures[error.code] : unknownFailure;
}
