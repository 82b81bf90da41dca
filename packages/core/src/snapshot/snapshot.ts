import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import type { Noun } from "../shared/noun.ts";

/** A stored value, readable as a record of its noun or not. */
export interface SnapshotRecord {
  /** The parsed JSON, with fields that this version does not understand. A stored text that is no record is a string. */
  readonly value: unknown;
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

/** All that a backend keeps for the site at one moment. A list is `null` where none was ever stored, not even an empty one. */
export interface Snapshot extends Readonly<Record<Noun, readonly SnapshotRecord[] | null>> {
  /** Those that can still be restored and those that cannot; of each noun, the last deleted last. */
  readonly deleted: readonly DeletedSnapshotRecord[];
}

/** A snapshot with nothing in it. */
export const EMPTY_SNAPSHOT: Snapshot = { events: null, messages: null, slides: null, deleted: [] };
