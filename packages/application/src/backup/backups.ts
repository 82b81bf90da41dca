import * as core from "@inner-light/core";

/** Creates a backup file and records the time. */
export class MakeBackup {
  readonly #snapshots: core.Snapshots;
  readonly #clock: core.Clock;

  constructor(snapshots: core.Snapshots, clock: core.Clock) {
    this.#snapshots = snapshots;
    this.#clock = clock;
  }

  async run() {
    const madeAt = this.#clock.now();
    const text = [...core.backupFileLines(core.isoTimestampOf(madeAt), await this.#snapshots.read())].join("");
    await noteBackup(this.#snapshots);
    return { text, madeAt };
  }
}

export interface BackupPreview {
  readonly kind: "preview";
  readonly backup: core.BackupFile;
  readonly comparison: readonly core.SnapshotComparison[];
  readonly version: string;
}

/** `calendar`: the file is a published calendar, not a backup. */
export type PreviewBackupResult =
  | BackupPreview
  | { readonly kind: "refused"; readonly reason: core.MarkedFileRefusal | "calendar" };

/** Compares a backup file with the stored data. */
export class PreviewBackup {
  readonly #snapshots: core.Snapshots;

  constructor(snapshots: core.Snapshots) {
    this.#snapshots = snapshots;
  }

  async run(text: string): Promise<PreviewBackupResult> {
    if ("calendar" in core.readPublishedCalendar(text)) return { kind: "refused", reason: "calendar" };
    const reading = core.readBackupFile(text);
    if ("refusal" in reading) return { kind: "refused", reason: reading.refusal };
    const { backup } = reading;
    const here = await this.#snapshots.read();
    return { kind: "preview", backup, comparison: core.compareSnapshots(here, backup.snapshot), version: here.version };
  }
}

/** `merge` adds what is missing. `replace` overwrites everything. */
export type RestoreMode = "merge" | "replace";

/**
 * Restores a whole backup or nothing. Rejects with `ConflictError` if the stored data has changed since the preview.
 */
export class RestoreBackup {
  readonly #snapshots: core.Snapshots;

  constructor(snapshots: core.Snapshots) {
    this.#snapshots = snapshots;
  }

  async run({ backup, version }: Pick<BackupPreview, "backup" | "version">, mode: RestoreMode): Promise<void> {
    if (mode === "merge") await this.#snapshots.merge(backup.snapshot);
    else await this.#snapshots.replace(backup.snapshot, version);
    await noteBackup(this.#snapshots);
  }
}

/** Records a backup. Ignores failures, because the backup itself is complete. */
async function noteBackup(snapshots: core.Snapshots): Promise<void> {
  try {
    await snapshots.recordBackup();
  } catch (error) {
    if (!core.isInnerLightError(error)) throw error;
  }
}
