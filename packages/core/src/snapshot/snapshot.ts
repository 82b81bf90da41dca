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

export interface CurrentSnapshot extends Snapshot {
  /** Changes with every write of anything that a snapshot holds. */
  readonly version: string;
}

/** When backups were made, in milliseconds; `null` for never. */
export interface BackupTimes {
  /** When the owner last downloaded or restored one. */
  readonly lastBackupAt: number | null;
  /** When the backend last made one by itself. */
  readonly automaticBackupAt: number | null;
}

/** The owner's port to everything at once, for backups and for moving to another backend. */
export interface Snapshots {
  /** Everything, as of one moment. Slides that the gallery does not show are part of it. */
  read(): Promise<CurrentSnapshot>;

  /**
   * Adds what `additionsTo` finds missing, all or nothing. It compares with what is stored at the moment of the write, so
   * that merging a snapshot twice adds nothing.
   */
  merge(offered: Snapshot): Promise<void>;

  /**
   * Puts the snapshot in the place of everything, all or nothing. Rejects with `ConflictError` when anything has changed
   * since the `version`.
   */
  replace(snapshot: Snapshot, version: string): Promise<void>;

  backupTimes(): Promise<BackupTimes>;

  /** Notes that the owner has a backup of now. Backups leave this time out. */
  recordBackup(): Promise<void>;
}
