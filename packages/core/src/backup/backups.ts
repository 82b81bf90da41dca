import type { Noun } from "../shared/noun.ts";

/** How the records of one noun in a backup compare with what is stored. */
export interface BackupComparison {
  readonly noun: Noun;
  /** How many records are stored; `null` when they cannot be read as a list. */
  readonly here: number | null;
  /** How many records the backup has; `null` when they cannot be read as a list. */
  readonly inBackup: number | null;
  /** Those that a merge would add; `null` when the lists cannot be merged. */
  readonly added: readonly RecordSummary[] | null;
  /** Those that are here with other fields. A merge leaves them as they are here. */
  readonly differing: readonly RecordSummary[];
}

/** What a record is called and its day, as the file has them; empty where it has none. */
export interface RecordSummary {
  readonly title: string;
  readonly date: string;
}

/** What is in a backup file, before anything changes. */
export interface BackupPreview {
  /** When the backup was made, as an ISO 8601 date-time in UTC. */
  readonly createdAt: string;
  readonly comparison: readonly BackupComparison[];
}

/** `merge` adds the records whose ids are not here, with their read marks; `replace` replaces everything with the backup. */
export type RestoreMode = "merge" | "replace";

/** Optional port: everything the backend keeps, as one file for the owner. `backup-file.ts` defines the format. */
export interface Backups {
  /** The text of a backup file. Notes the time; the export succeeds even if that fails. */
  export(): Promise<string>;

  /** Reads a file and changes nothing. Rejects with `ValidationError` whose code is a `MarkedFileRefusal`. */
  preview(file: string): Promise<BackupPreview>;

  /**
   * Restores a file, all of it or nothing. Rejects like `preview`, or with an error of the backend. Notes the time like
   * `export`, because the owner has the file.
   */
  restore(file: string, mode: RestoreMode): Promise<void>;

  /** When a backup was last exported or restored here, in milliseconds; `null` when none was. */
  lastBackupAt(): Promise<number | null>;

  /** When the backend last made one by itself, in milliseconds; `null` where it does not. */
  automaticBackupAt(): Promise<number | null>;
}
