import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { isInnerLightError } from "../shared/errors.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import { backupFileLines } from "./backup-file.ts";

/** `merge` adds what is not here, with its marks; `replace` puts the backup in the place of everything. */
export type RestoreMode = "merge" | "replace";

/** The text of a backup file with everything that the owner sees. Notes the time. */
export async function exportBackup(snapshots: Snapshots, clock: Clock): Promise<string> {
  const createdAt = isoTimestampOf(clock.now());
  const text = [...backupFileLines(createdAt, await snapshots.read())].join("");
  await noteBackup(snapshots);
  return text;
}

/**
 * Restores a backup, all of it or nothing, and notes the time, because the owner has the file. `version` is that of the
 * snapshot which the owner compared the backup with; `replace` is refused when something has changed since.
 */
export async function restoreBackup(
  snapshots: Snapshots,
  backup: Snapshot,
  mode: RestoreMode,
  version: string,
): Promise<void> {
  if (mode === "merge") await snapshots.merge(backup);
  else await snapshots.replace(backup, version);
  await noteBackup(snapshots);
}

/** Failing to store the time is not an error: the backup itself is complete. */
async function noteBackup(snapshots: Snapshots): Promise<void> {
  try {
    await snapshots.recordBackup();
  } catch (error) {
    if (!isInnerLightError(error)) throw error;
  }
}
