import { checksum } from "../shared/checksum.ts";
import type { StoredEntries } from "../stored-data/stored-data.ts";

export const BACKUP_FORMAT = "inner-light-backup";

/** The newest form of backup that this version writes and reads. */
export const BACKUP_VERSION = 1;

/** Everything that a store held at one moment, as it held it. */
export interface Backup {
  /** When it was made, as an ISO 8601 date-time in UTC. */
  readonly createdAt: string;
  readonly entries: StoredEntries;
}

/** The text of a backup's file. Equal backups make equal texts. */
export function backupText({ createdAt, entries }: Backup): string {
  const file = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt,
    checksum: backupChecksum({ createdAt, entries }),
    entries: Object.fromEntries(sortedEntries(entries)),
  };
  return JSON.stringify(file, null, 2);
}

/** Over what the file says, not over how it is spaced: an editor that indents anew has not damaged it. */
export function backupChecksum({ createdAt, entries }: Backup): string {
  return checksum(JSON.stringify([BACKUP_FORMAT, BACKUP_VERSION, createdAt, sortedEntries(entries)]));
}

function sortedEntries(entries: StoredEntries): [key: string, text: string][] {
  return Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
