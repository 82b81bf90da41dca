import type { Noun } from "../shared/noun.ts";

/**
 * One thing about the stored data that the owner should know. It never contains stored values, which may be personal.
 *
 * - `unreadable-records`: `count` records cannot be read, because of `fields`. They are kept.
 * - `unreadable-list`: what is stored is damaged as a whole. It is kept.
 * - `newer-version`: a later version of this site wrote it. It is shown and not written to.
 * - `copies-kept`: `count` damaged texts were copied before something new was written in their place.
 */
export interface StorageIssue {
  readonly noun: Noun;
  readonly code: "unreadable-records" | "unreadable-list" | "newer-version" | "copies-kept";
  /** 0 where nothing is counted. */
  readonly count: number;
  readonly fields: readonly string[];
}

/** Optional port: what the owner can learn about a store that nobody else looks after, such as their browser's. */
export interface StorageDiagnostics {
  /** Never rejects for damaged data: it describes it. Rejects where the store cannot be read at all. */
  issues(): Promise<readonly StorageIssue[]>;

  /** The text of a JSON file with everything as it is stored, byte for byte. */
  exportRaw(): Promise<string>;
}
