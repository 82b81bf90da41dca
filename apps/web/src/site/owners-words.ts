import { hasCode, type Noun } from "@inner-light/core";
import type { ErrorWords } from "./error-messages.ts";
import { createFormats, type Formats, siteFormats } from "./formats.ts";
import { site } from "./site.ts";

/** The toasts of /admin (specification, section 8). */
export const toasts = {
  wrongPassword: { title: "Access Denied", text: "Incorrect password. Please try again.", destructive: true },
  unlocked: { title: "Access Granted! ✨", text: "Welcome to the admin panel." },
  incompleteEvent: { title: "Missing Information", text: "Please fill in all required fields." },
  eventAdded: (title: string) => ({
    title: "Event Added Successfully! 🎉",
    name: title,
    text: " has been added to the calendar.",
  }),
  eventDeleted: { title: "Event Deleted", text: "The event has been removed from the calendar." },
} as const;

const UNCHANGED = "Nothing was changed.";

export const ownersErrors: Partial<ErrorWords> = {
  unavailable: {
    title: "Your Site Could Not Be Reached",
    text: "The site isn’t answering as it should. If you are online, please try again in a minute.",
  },
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

export const nounNames: Record<Noun, string> = { events: "Events", messages: "Messages", slides: "Gallery slides" };

/** Prefixes a download's name with the practice's: "inner-light-backup.json". */
export function downloadName(file: string): string {
  return [...(site.practiceName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), file].join("-");
}

export const americanFormats: Formats =
  __AMERICAN_ENGLISH__ === null ? siteFormats : createFormats(__AMERICAN_ENGLISH__.formats);
