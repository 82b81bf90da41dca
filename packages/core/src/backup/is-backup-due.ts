import { DAY_MS } from "../shared/clock.ts";

/** A backup is old after this many days. */
const BACKUP_AGE_DAYS = 30;

/** Whether the owner should make a backup: there are records, and the last backup is older than `BACKUP_AGE_DAYS`. */
export function isBackupDue(hasRecords: boolean, lastBackupAt: number | null, now: number): boolean {
  return hasRecords && (lastBackupAt === null || now - lastBackupAt > BACKUP_AGE_DAYS * DAY_MS);
}
