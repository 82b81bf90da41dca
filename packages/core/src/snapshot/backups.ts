import { shownSnapshot } from "../published-calendar/owner-side.ts";
import type { PublishedCalendarFile } from "../published-calendar/published-calendar-file.ts";
import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { isInnerLightError } from "../shared/errors.ts";
import { type BackupFile, backupFileText } from "./backup-file.ts";
import { compareSnapshots, type SnapshotComparison } from "./compare-snapshots.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Snapshots } from "./snapshots.ts";

/** `merge` adds what is not here, with its marks; `replace` puts the backup in the place of everything. */
export type RestoreMode = "merge" | "replace";

/** What is in a backup, before anything changes. */
export interface BackupPreview {
  readonly comparison: readonly SnapshotComparison[];
  /** The version of what the backup was compared with. */
  readonly version: string;
}

/** Compares a backup with what is here. The published events count as here where they are shown. */
export async function previewBackup(
  snapshots: Snapshots,
  { snapshot }: BackupFile,
  published: PublishedCalendarFile | null,
): Promise<BackupPreview> {
  const { version, ...here } = await snapshots.read();
  return { comparison: compareSnapshots(shownSnapshot(here, published), snapshot), version };
}

/** The text of a backup file with everything. Notes the time. */
export async function exportBackup(snapshots: Snapshots, clock: Clock): Promise<string> {
  const createdAt = isoTimestampOf(clock.now());
  const text = backupFileText({ createdAt, snapshot: await snapshots.read() });
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
    if (!isInnerLightError(error)) throw error;
  }
}
