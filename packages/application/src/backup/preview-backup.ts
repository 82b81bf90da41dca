import {
  type BackupFile,
  compareSnapshots,
  hasCode,
  parseBackupFile,
  readPublishedCalendar,
  type SnapshotComparison,
  type Snapshots,
} from "@inner-light/core";

export interface BackupPreview {
  readonly kind: "preview";
  readonly backup: BackupFile;
  /** What a merge would add, by noun. */
  readonly comparison: readonly SnapshotComparison[];
  /** The version of what the backup was compared with. */
  readonly version: string;
}

/** `reason` is the code of a `MarkedFileRefusal`, or "calendar" for the file of a published calendar. */
export type PreviewBackupResult = BackupPreview | { readonly kind: "refused"; readonly reason: string };

/** Compares the text of a backup file with what is kept here. Changes nothing. */
export class PreviewBackup {
  readonly #snapshots: Snapshots;

  constructor(snapshots: Snapshots) {
    this.#snapshots = snapshots;
  }

  async run(text: string): Promise<PreviewBackupResult> {
    if ("calendar" in readPublishedCalendar(text)) return { kind: "refused", reason: "calendar" };
    let backup: BackupFile;
    try {
      backup = parseBackupFile(text);
    } catch (error) {
      if (!hasCode(error, "invalid")) throw error;
      return { kind: "refused", reason: error.issues[0]?.code ?? "damaged" };
    }
    const here = await this.#snapshots.read();
    return { kind: "preview", backup, comparison: compareSnapshots(here, backup.snapshot), version: here.version };
  }
}
