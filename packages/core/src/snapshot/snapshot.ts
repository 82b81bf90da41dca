import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { parseJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/noun.ts";
import { idOf } from "../shared/record-id.ts";

/** A stored value, readable as a record of its noun or not. */
export interface SnapshotRecord {
  /** Its JSON as it was stored, so that fields and numbers which this version does not understand keep their bytes. */
  readonly json: string;
  /** Of a message: whether the owner has read it. */
  readonly isRead?: boolean | undefined;
  /** Of a message: whether it looks like spam. */
  readonly isSuspectedSpam?: boolean | undefined;
}

/** A deleted record. It has an id. */
export interface DeletedSnapshotRecord extends SnapshotRecord {
  readonly noun: DeletableNoun;
  /** When it was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** A stored text that is no list of records, as it was. A backend that did not write it keeps it, and returns it. */
export interface UnreadableText {
  readonly noun: Noun;
  /**
   * - `list`: it is stored in the place of the list, whose records are unknown. A backend whose list lies apart keeps
   *   the text as `other`, under a name of its own.
   * - `version`: by it, a later version of the site says that it wrote the list.
   * - `other`: everything else, such as a damaged text that was set aside.
   *
   * A noun with a text of the first two kinds takes no additions.
   */
  readonly kind: "list" | "version" | "other";
  /** Unique within the noun. Only the backend that wrote the text understands it. */
  readonly name: string;
  readonly text: string;
}

/** All that a backend keeps for the site at one moment. A list is `null` where none was ever stored, not even an empty one. */
export interface Snapshot extends Readonly<Record<Noun, readonly SnapshotRecord[] | null>> {
  /** Those that can still be restored and those that cannot; of each noun, the last deleted last. */
  readonly deleted: readonly DeletedSnapshotRecord[];
  readonly unreadable: readonly UnreadableText[];
}

/** A snapshot with nothing in it. */
export const EMPTY_SNAPSHOT: Snapshot = { events: null, messages: null, slides: null, deleted: [], unreadable: [] };

/** The id in a record's JSON; something that is no id when it has none. */
export function idInJson(json: string): unknown {
  return idOf(parseJson(json));
}
