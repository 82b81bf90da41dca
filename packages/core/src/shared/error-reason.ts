/** What narrows the code of an error, so that the site can say more. Stable, like `ErrorCode`. */
export const ERROR_REASONS = [
  "blocked", // The browser does not let the site use its storage.
  "unreadable", // Nothing of what is stored can be read.
  "not-kept", // A write was refused or not kept.
  "quota", // The browser's storage for the site is full.
  "newer-version", // A later version of this software wrote what is stored.
  "damaged-not-copied", // Damaged data could not be copied before a write, for lack of room.
  "too-many-copies", // Damaged data was not copied before a write, because there are copies enough.
  "no-secure-context", // Browsers check a password only over https.
  "wrong-password", // The password is wrong, or too many were; an open session stays open.
  "site-limit", // Too many were sent from everywhere, not by this person alone.
  "other-address", // The page was opened at an address that is not the site's.
  "other", // A reason that the site has no text for, such as that of another server.
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];
