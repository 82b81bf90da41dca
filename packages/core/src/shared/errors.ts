/** Error codes are stable: they travel over HTTP, and the site picks its messages by them. */
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

/** Details of an error code. Stable, like `ErrorCode`. */
export const ERROR_REASONS = [
  "blocked", // The browser denies access to storage.
  "unreadable", // None of the stored records is readable.
  "not-kept", // The storage refused or lost a write.
  "quota", // The browser's storage for the site is full.
  "newer-version", // A later version of this software wrote the data.
  "damaged-not-copied", // There is no room to copy damaged data before a write.
  "too-many-copies", // There are too many copies of damaged data to make another.
  "no-secure-context", // Browsers hash passwords only over HTTPS.
  "wrong-password", // The password was wrong, possibly too often. An open session stays open.
  "site-limit", // The limit of the whole site, not of one visitor.
  "other-address", // The page was opened at a URL other than the site's.
  "other", // The site has no message for this reason.
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];

interface ErrorDetails {
  readonly reason?: ErrorReason;
  readonly cause?: unknown;
}

/** What is known about the data after a failed write. */
export const WRITE_OUTCOMES = ["nothing-stored", "unknown"] as const;

export type WriteOutcome = (typeof WRITE_OUTCOMES)[number];

/** Base class of this package's errors. Messages never contain user input. */
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

export interface FieldIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
  readonly limit?: number;
}

/** Thrown for invalid input. Nothing was stored. */
export class ValidationError extends InnerLightError {
  readonly code = "invalid";
  readonly issues: readonly FieldIssue[];

  constructor(issues: readonly FieldIssue[]) {
    super(`Invalid: ${issues.map(({ field, code }) => `${field} (${code})`).join(", ")}`);
    this.issues = issues;
  }
}

/** Thrown if a record is missing, for example because another tab deleted it. */
export class NotFoundError extends InnerLightError {
  readonly code = "not-found";
}

/** Thrown if a record has changed since it was read. Nothing was stored. */
export class ConflictError extends InnerLightError {
  readonly code = "conflict";
}

/** Thrown if the owner's ports are used without a session. */
export class UnauthorizedError extends InnerLightError {
  readonly code = "unauthorized";
}

/** Thrown if the backend cannot be reached, read, or written. */
export class UnavailableError extends InnerLightError {
  readonly code = "unavailable";
  /** "nothing-stored" only if the store itself says so. A response may be lost or come from a proxy. */
  readonly outcome: WriteOutcome;

  constructor(message: string, { outcome = "unknown", ...details }: ErrorDetails & { outcome?: WriteOutcome } = {}) {
    super(message, details);
    this.outcome = outcome;
  }
}

/** Thrown if the backend is out of space. Stored data is unchanged. */
export class StorageFullError extends InnerLightError {
  readonly code = "full";
}

/** Thrown if the backend refuses writes. Reading still works. */
export class ReadOnlyError extends InnerLightError {
  readonly code = "read-only";
}

/** Thrown after too many attempts. */
export class ThrottledError extends InnerLightError {
  readonly code = "throttled";
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

/** Returns whether a value is an error of this package, even from another copy of it. */
export function isInnerLightError(error: unknown): error is AnyError {
  return error instanceof Error && "code" in error && ERROR_CODES.some((code) => code === error.code);
}

export function hasCode<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is Extract<AnyError, { readonly code: Code }> {
  return isInnerLightError(error) && error.code === code;
}

/** Returns whether a rejected write may have been stored anyway. */
export function mayBeStored(error: unknown): boolean {
  return hasCode(error, "unavailable") && error.outcome === "unknown";
}
