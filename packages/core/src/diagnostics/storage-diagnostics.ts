import * as v from "valibot";
import { NOUNS } from "../shared/noun.ts";

/**
 * One thing about the stored data that the owner should know. It never contains stored values, which may be personal.
 *
 * - `unreadable-records`: `count` records cannot be read, because of `fields`. They are kept.
 * - `unreadable-list`: what is stored is damaged as a whole. It is kept.
 * - `newer-version`: a later version of this site wrote it. It is shown and not written to.
 * - `copies-kept`: `count` damaged texts were copied before something new was written in their place.
 */
export const storageIssueSchema = v.object({
  noun: v.picklist(NOUNS),
  code: v.picklist(["unreadable-records", "unreadable-list", "newer-version", "copies-kept"]),
  /** 0 where nothing is counted. */
  count: v.number(),
  fields: v.pipe(v.array(v.string()), v.readonly()),
});

export type StorageIssue = Readonly<v.InferOutput<typeof storageIssueSchema>>;

/** Optional port: what the owner can learn about the store itself. */
export interface StorageDiagnostics {
  /** Never rejects for damaged data: it describes it. Rejects where the store cannot be read at all. */
  issues(): Promise<readonly StorageIssue[]>;

  /** When the store was made, as an ISO 8601 date-time in UTC; `null` where it does not know. */
  keptSince(): Promise<string | null>;

  /** The text of a JSON file with everything as it is stored, byte for byte. */
  exportRaw(): Promise<string>;
}
