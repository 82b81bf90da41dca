import type { Noun } from "../shared/noun.ts";

/**
 * What can be wrong with the stored data.
 *
 * - `unreadable-records`: `count` records cannot be read, because of `fields`. They are kept.
 * - `unreadable-list`: what is stored is damaged as a whole. It is kept.
 * - `unreachable`: the store cannot be read at all.
 * - `newer-version`: a later version of this site wrote it. It is shown and not written to.
 * - `copies-kept`: `count` damaged texts were copied before something new was written in their place.
 */
export const STORAGE_ISSUE_CODES = [
  "unreadable-records",
  "unreadable-list",
  "unreachable",
  "newer-version",
  "copies-kept",
] as const;

/** One thing about the stored data that the owner should know. It never contains stored values, which may be personal. */
export interface StorageIssue {
  readonly noun: Noun;
  readonly code: (typeof STORAGE_ISSUE_CODES)[number];
  /** 0 where nothing is counted. */
  readonly count: number;
  readonly fields: readonly string[];
}

/** Optional port: what the owner can learn about the store itself. */
export interface StorageDiagnostics {
  /** Never rejects for damaged data: it describes it. */
  issues(): Promise<readonly StorageIssue[]>;

  /** When the store was made, as an ISO 8601 date-time in UTC; `null` where it does not know. */
  keptSince(): Promise<string | null>;

  /** The text of a JSON file with everything as it is stored, byte for byte. */
  exportRaw(): Promise<string>;
}
