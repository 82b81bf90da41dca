import type { Listing } from "../shared/listing.ts";

/** Where it is noted when the last backup was made in this store. */
export interface BackupLog {
  /** The moment in milliseconds, or `null` where none was made. A note that cannot be read counts as none. */
  lastMadeAt(): Promise<number | null>;

  /** Rejects with a storage error, and the earlier note stays. */
  noteMadeAt(moment: number): Promise<void>;
}

/** After so many days a backup is old. */
export const BACKUP_AGE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether it is time for a backup: there is something to lose, and none was made of late. */
export function isBackupDue(lists: readonly Listing<unknown>[], lastMadeAt: number | null, now: number): boolean {
  const hasSomethingToLose = lists.some(({ items, issues }) => items.length + issues.length > 0);
  if (!hasSomethingToLose) return false;
  return lastMadeAt === null || now - lastMadeAt > BACKUP_AGE_DAYS * DAY_MS;
}
