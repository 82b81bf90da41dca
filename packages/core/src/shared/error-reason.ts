/**
 * What narrows the code of an error, so that the site can say more. Stable, like `ErrorCode`.
 *
 * - `blocked`: the browser does not let the site use its storage.
 * - `unreadable`: nothing of what is stored can be read.
 * - `not-kept`: a write was refused or not kept.
 * - `quota`: the browser's storage for the site is full.
 * - `newer-version`: a later version of this software wrote what is stored.
 * - `damaged-not-copied` and `too-many-copies`: damaged data could not be copied before a write.
 * - `no-secure-context`: browsers check a password only over https.
 * - `wrong-password`: the password is wrong, or too many were; an open session stays open.
 * - `other`: a reason that the site has no text for, such as that of another server.
 */
export const ERROR_REASONS = [
  "blocked",
  "unreadable",
  "not-kept",
  "quota",
  "newer-version",
  "damaged-not-copied",
  "too-many-copies",
  "no-secure-context",
  "wrong-password",
  "other",
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];
