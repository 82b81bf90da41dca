import { isInnerLightError, type Snapshots } from "@inner-light/core";

/** Notes that the owner has a backup. Failing to store the time is no error: the backup itself is complete. */
export async function noteBackup(snapshots: Snapshots): Promise<void> {
  try {
    await snapshots.recordBackup();
  } catch (error) {
    if (!isInnerLightError(error)) throw error;
  }
}
