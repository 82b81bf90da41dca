import { hasCode, type Snapshots } from "@inner-light/core";
import { noteBackup } from "./note-backup.ts";
import type { BackupPreview } from "./preview-backup.ts";

/** `merge` adds what is not here, with its marks; `replace` puts the backup in the place of everything. */
export type RestoreMode = "merge" | "replace";

/** `stale`: something has changed since the preview, and nothing was restored. Preview the backup again. */
export type RestoreBackupResult = { readonly kind: "restored" } | { readonly kind: "stale"; readonly error: unknown };

/** Restores a backup as the owner has previewed it, all of it or nothing, and notes the time, because the owner has the file. */
export class RestoreBackup {
  readonly #snapshots: Snapshots;

  constructor(snapshots: Snapshots) {
    this.#snapshots = snapshots;
  }

  async run(
    { backup, version }: Pick<BackupPreview, "backup" | "version">,
    mode: RestoreMode,
  ): Promise<RestoreBackupResult> {
    try {
      if (mode === "merge") await this.#snapshots.merge(backup.snapshot);
      else await this.#snapshots.replace(backup.snapshot, version);
    } catch (error) {
      if (hasCode(error, "conflict")) return { kind: "stale", error };
      throw error;
    }
    await noteBackup(this.#snapshots);
    return { kind: "restored" };
  }
}
