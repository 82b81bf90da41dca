import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { InnerLightError } from "../shared/errors.ts";
import { backupFileText } from "./backup-file.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Snapshots } from "./snapshots.ts";

/** `merge` adds what is not here, with its marks; `replace` puts the backup in the place of everything. */
export type RestoreMode = "merge" | "replace";

/** The text of a backup file with everything. Notes the time. */
export async function exportBackup(snapshots: Snapshots, clock: Clock): Promise<string> {
  const createdAt = isoTimestampOf(clock.now());
  const text = await backupFileText({ createdAt, snapshot: await snapshots.read() });
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

/** The backup is whole without the time, so a backend that cannot keep it is no error. */
async function noteBackup(snapshots: Snapshots): Promise<void> {
  try {
    await snapshots.recordBackup();
  } catch (error) {
    if (!(error instanceof InnerLightError)) throw error;
  }
}
