import { parseArray } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { BACKUP_ENTRY_NAMES, type BackupEntries } from "./backup-entries.ts";
import type { BackupComparison } from "./backups.ts";
import { missingRecords } from "./missing-records.ts";

/** The values of a noun among entries, readable or not; undefined when its entry is not a list. */
export function entryValues(entries: BackupEntries, noun: Noun): unknown[] | undefined {
  return parseArray(entries[BACKUP_ENTRY_NAMES[noun]] ?? "[]");
}

/** The records of a noun that a merge adds; `null` when one side is not a list. */
export function backupAdditions(noun: Noun, here: BackupEntries, backup: BackupEntries): unknown[] | null {
  const present = entryValues(here, noun);
  const offered = entryValues(backup, noun);
  return present === undefined || offered === undefined ? null : missingRecords(present, offered);
}

/** How a backup compares with what is here, noun by noun. `additions` are the records that the backend's merge adds. */
export function compareBackup(
  here: BackupEntries,
  backup: BackupEntries,
  additions: typeof backupAdditions = backupAdditions,
): BackupComparison[] {
  return NOUNS.map((noun) => ({
    noun,
    here: entryValues(here, noun)?.length ?? null,
    inBackup: entryValues(backup, noun)?.length ?? null,
    added: additions(noun, here, backup)?.length ?? null,
  }));
}
