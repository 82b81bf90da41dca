/** The stable name of a failure. Words for people are chosen by it; it never changes once released. */
export type ErrorCode =
  | "invalid"
  | "not-found"
  | "storage-unavailable"
  | "storage-full"
  | "storage-corrupt"
  | "storage-copies"
  | "storage-newer"
  | "storage-write"
  | "no-secure-context";

/** What a repository was doing when it failed. */
export type RepositoryOperation = "list" | "add" | "update" | "remove" | "restore" | "rewrite";

/** The root of every failure this package knows. Messages never carry what a person wrote. */
export abstract class InnerLightError extends Error {
  abstract readonly code: ErrorCode;

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
  }
}

/** One broken rule of a draft: the field it is about, and the sentence the person reads below it. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** A draft breaks the rules of its noun. Nothing was stored. */
export class ValidationError extends InnerLightError {
  readonly code = "invalid";
  readonly fields: readonly FieldIssue[];

  constructor(fields: readonly FieldIssue[]) {
    super(`Not valid: ${fields.map(({ field }) => field).join(", ")}`);
    this.fields = fields;
  }
}

/** A failure of a repository: which list it was about, and what was being done with it. */
export abstract class RepositoryError extends InnerLightError {
  readonly key: string;
  readonly operation: RepositoryOperation;

  constructor(message: string, key: string, operation: RepositoryOperation, cause?: unknown) {
    super(`${message} (${operation} ${key})`, cause);
    this.key = key;
    this.operation = operation;
  }
}

/** The record to change or remove is not there, perhaps because another tab removed it first. */
export class NotFoundError extends RepositoryError {
  readonly code = "not-found";
}

/** The store cannot be reached at all, for example because the browser blocks it. */
export class StorageUnavailableError extends RepositoryError {
  readonly code = "storage-unavailable";
}

/** The store has no room left. What was stored before is unchanged. */
export class StorageFullError extends RepositoryError {
  readonly code = "storage-full";
}

/** What is stored is damaged, and a copy of it could not be set aside, mostly for want of room. It is left as it is. */
export class StorageCorruptError extends RepositoryError {
  readonly code = "storage-corrupt";
}

/** What is stored is damaged, and as many damaged texts as are kept were set aside before. It is left as it is. */
export class StorageCopiesError extends RepositoryError {
  readonly code = "storage-copies";
}

/** What is stored was written by a later version of this site. It is shown, and not written to. */
export class StorageVersionError extends RepositoryError {
  readonly code = "storage-newer";
}

/** The store refused a write, or did not keep what was written. */
export class StorageWriteError extends RepositoryError {
  readonly code = "storage-write";
}

/** The browser offers its cryptography only to pages opened over https. */
export class SecureContextError extends InnerLightError {
  readonly code = "no-secure-context";
}
