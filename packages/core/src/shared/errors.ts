/** Stable error codes, sent over HTTP, by which the site chooses its messages. The classes explain what each means. */
export const ERROR_CODES = [
  "invalid",
  "not-found",
  "conflict",
  "unauthorized",
  "unavailable",
  "full",
  "read-only",
  "throttled",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Narrows the code of an error. Stable, like `ErrorCode`. */
export const ERROR_REASONS = [
  "blocked", // The browser does not let the site use its storage.
  "unreadable", // None of the stored records can be read.
  "not-kept", // The storage refused or lost a write.
  "quota", // The browser's storage for the site is full.
  "newer-version", // A later version of this software wrote the data.
  "damaged-not-copied", // There is no room to copy damaged data before a write.
  "too-many-copies", // There are too many copies of damaged data to make another before a write.
  "no-secure-context", // Browsers can check a password only over HTTPS.
  "wrong-password", // The password is wrong, or there were too many wrong ones. An open session stays open.
  "site-limit", // The whole site's limit is reached, not this person's.
  "other-address", // The page was not opened at the site's address.
  "other", // A reason that the site has no message for.
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];

interface ErrorDetails {
  readonly reason?: ErrorReason;
  readonly cause?: unknown;
}

/** What is known about the data after a failed write. */
export const WRITE_OUTCOMES = ["nothing-stored", "unknown"] as const;

export type WriteOutcome = (typeof WRITE_OUTCOMES)[number];

/** Base class of all errors of this package. A message never contains what a person wrote. */
export abstract class InnerLightError extends Error {
  abstract readonly code: ErrorCode;
  readonly reason: ErrorReason | undefined;

  constructor(message: string, { reason, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.reason = reason;
  }
}

/** Why a field is invalid. Stable, like `ErrorCode`. */
export type FieldIssueCode = "required" | "too-long" | "malformed" | "not-offered" | "out-of-range";

/** One broken rule. */
export interface FieldIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
  /** The limit of the rule, such as the maximum length. */
  readonly limit?: number;
}

/** Thrown when input is invalid. Nothing was stored. */
export class ValidationError extends InnerLightError {
  readonly code = "invalid";
  readonly issues: readonly FieldIssue[];

  constructor(issues: readonly FieldIssue[]) {
    super(`Invalid: ${issues.map(({ field, code }) => `${field} (${code})`).join(", ")}`);
    this.issues = issues;
  }
}

/** Thrown when the record to change is missing, for example because another tab removed it. */
export class NotFoundError extends InnerLightError {
  readonly code = "not-found";
}

/** Thrown when the record has changed since the caller read it. Nothing was stored. */
export class ConflictError extends InnerLightError {
  readonly code = "conflict";
}

/** Thrown when the owner's ports are used while the gate is closed. */
export class UnauthorizedError extends InnerLightError {
  readonly code = "unauthorized";
}

/** Thrown when the backend cannot be reached, read or written to. */
export class UnavailableError extends InnerLightError {
  readonly code = "unavailable";
  /** "nothing-stored" only if the store itself confirms it, because a response may be lost or come from a proxy. */
  readonly outcome: WriteOutcome;

  constructor(message: string, { outcome = "unknown", ...details }: ErrorDetails & { outcome?: WriteOutcome } = {}) {
    super(message, details);
    this.outcome = outcome;
  }
}

/** Thrown when the backend has no room left. What was stored before is unchanged. */
export class StorageFullError extends InnerLightError {
  readonly code = "full";
}

/** Thrown when the backend does not accept writes. Reading still works. */
export class ReadOnlyError extends InnerLightError {
  readonly code = "read-only";
}

/** Thrown after too many attempts. */
export class ThrottledError extends InnerLightError {
  readonly code = "throttled";
  /** When the next attempt may succeed, if known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { retryAfterSeconds, ...details }: ErrorDetails & { retryAfterSeconds?: number } = {}) {
    super(message, details);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type AnyError =
  | ValidationError
  | NotFoundError
  | ConflictError
  | UnauthorizedError
  | UnavailableError
  | StorageFullError
  | ReadOnlyError
  | ThrottledError;

/** Whether a thrown value is an error of this package or of another copy of it. */
export function isInnerLightError(error: unknown): error is AnyError {
  return error instanceof Error && "code" in error && ERROR_CODES.some((code) => code === error.code);
}

/** Whether a thrown value is one of these errors, with this code. */
export function hasCode<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is Extract<AnyError, { readonly code: Code }> {
  return isInnerLightError(error) && error.code === code;
}

/** Whether a write that was rejected with this error may have been stored anyway. */
export function mayBeStored(error: unknown): boolean {
  return hasCode(error, "unavailable") && error.outcome === "unknown";
}
