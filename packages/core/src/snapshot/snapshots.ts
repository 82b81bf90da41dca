import type { Snapshot } from "./snapshot.ts";

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
