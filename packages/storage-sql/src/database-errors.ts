import {
  type InnerLightError,
  isInnerLightError,
  ReadOnlyError,
  StorageFullError,
  UnavailableError,
} from "@inner-light/core";

/** Result codes of SQLite (sqlite.org/rescode.html). The upper bits of an extended code say more. */
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const PRIMARY_CODE = 0xff;

/** Error codes of PostgreSQL (its documentation, appendix A): disk full, read-only transaction. */
const POSTGRES_DISK_FULL = "53100";
const POSTGRES_READ_ONLY = "25006";

/** The error of `packages/core` that an error of a database means, with the original as its cause. */
export function toInnerLightError(error: unknown): InnerLightError {
  if (isInnerLightError(error)) return error;
  const details = { cause: error };
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  const primaryCode = primaryCodeOf(error);
  if (primaryCode === SQLITE_FULL || code === POSTGRES_DISK_FULL)
    return new StorageFullError("The database is full", details);
  if (primaryCode === SQLITE_READONLY || code === POSTGRES_READ_ONLY)
    return new ReadOnlyError("The database takes no writes", details);
  return new UnavailableError("The database cannot be used", details);
}

/** The result code of an error of SQLite; `undefined` for another error. */
export function primaryCodeOf(error: unknown): number | undefined {
  const code = typeof error === "object" && error !== null && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & PRIMARY_CODE : undefined;
}
