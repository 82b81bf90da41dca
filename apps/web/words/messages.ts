/** Why something could not be saved, sent or read. You can reword these texts, but keep their meaning. */
export const errors = {
  /** A field contains something that the site cannot accept. */
  invalid: { title: "Please Check What You Typed", text: "Something in the form isn’t right yet. Nothing was changed." },
  /** No response. Everything may have been saved anyway, so do not promise anything. */
  unavailable: { title: "This Could Not Be Reached", text: "The site isn’t answering as it should. If you are online, please try again in a minute." },
  full: { title: "There Is No Room Left", text: "It couldn’t be saved. Nothing was changed." },
  "read-only": { title: "This Could Not Be Saved", text: "Nothing can be saved right now. Nothing was changed." },
  throttled: { title: "Too Many Attempts", text: "Please try again later." },
  /** The browser’s settings do not let the site store anything. */
  blocked: { title: "This Browser Is Not Saving", text: "It doesn’t let this site keep anything, so nothing was saved. Nothing was changed." },
  unreadable: { title: "This Could Not Be Read", text: "What is stored here is damaged. Nothing was changed." },
  "not-kept": { title: "This Could Not Be Saved", text: "This browser didn’t keep it. Nothing was changed." },
  /** The browser does not give the site any more space. */
  quota: { title: "There Is No Room Left", text: "This browser’s storage for the site is full, so this wasn’t saved. Nothing was changed." },
  "damaged-not-copied": { title: "This Could Not Be Saved", text: "What this browser kept before is damaged, and it couldn’t be set aside. Nothing was changed." },
  "too-many-copies": { title: "This Could Not Be Saved", text: "What this browser keeps was damaged several times. To keep the copies already set aside, the site makes no more. Nothing was changed." },
  /** The page is older than the site's last update. */
  "newer-version": { title: "Please Reload the Page", text: "What this browser keeps comes from a newer version of this site, so this page can’t save. Nothing was changed." },
  /** All visitors together have sent more messages than the form accepts. */
  "site-limit": { title: "Too Many Messages Came In", text: "It isn’t you: the form takes only so many from everyone. Please try again in an hour." },
  /** The page was opened at a URL that is not the site’s own. */
  "other-address": { title: "Please Open the Site at Its Own Address", text: "Nothing can be sent from this one. The site is at {address}." },
  /** One of the site's files did not load or is outdated. */
  notLoaded: { title: "Please Reload the Page", text: "Part of it didn’t load. Nothing was changed." },
  unexpected: { title: "This Could Not Be Done", text: "Something unexpected happened. Nothing was changed." },
};

/** Replaces a page that could not be shown. */
export const brokenPage = {
  title: "Something went wrong on this page",
  text: "Nothing that was saved is lost. Reloading the page usually helps.",
  reload: "Reload the page",
};

/** Replaces a page that did not load before the connection was lost. */
export const offlinePage = {
  title: "You’re offline",
  text: "This page opens as soon as you’re back online. What you typed on other pages is still there.",
};

/** Texts below the fields of a form. */
export const fields = {
  /** The note below a full field. */
  full: { one: "That’s all that fits: {count} character.", other: "That’s all that fits: {count} characters." },
  required: "This is required",
  tooLong: { one: "This can have up to {count} character", other: "This can have up to {count} characters" },
  malformed: "Please check this",
};

export const buttons = {
  /** The button that retries loading. */
  tryAgain: "Try again",
};

export const copying = {
  /** Shown on the copy button for a moment, and announced by screen readers. */
  copied: "Copied",
  copiedName: "Copied: {name}",
  /** The hint above text that the browser does not let the site copy. */
  byHand: "This browser doesn’t let the site copy. Please copy it by hand:",
};

/** For screen readers: the close button of short messages, and the area where they appear. */
export const toast = { close: "Close", place: "Notifications ({hotkey})" };

/** The dates next to a deleted message. */
export const deleted = { until: "Deleted on {deleted}, kept until {until}" };

/** The visitor’s messages in this browser, on the terms page. terms.ts has more of this text. */
export const keptMessages = {
  show: "Show what is kept",
  hide: "Hide what is kept",
  /** Shown after one second. */
  reading: "Still looking…",
  none: "This browser keeps no messages.",
  some: {
    one: "This browser keeps {count} message, written by you or by someone else who uses it.",
    other: "This browser keeps {count} messages, written by you or by someone else who uses it.",
  },
  restorable: "Deleted ones can be restored until the day shown with them.",
  damaged: "Part of what is kept is damaged and can’t be shown; the download has it as it is.",
  blocked: "This browser doesn’t let the site keep anything, so nothing is kept.",
  notRead: "This couldn’t be looked up right now. Please reload the page.",
  download: "Download my messages",
  fileName: "my-messages.json",
  erase: "Erase my messages",
  yes: "Yes, erase them",
  no: "No, keep them",
  erased: { title: "Your Messages Are Erased", text: "This browser no longer keeps any of them." },
};
