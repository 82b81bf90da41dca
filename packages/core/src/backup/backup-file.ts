import { ValidationError } from "../shared/errors.ts";
import { markedFile } from "../shared/marked-file.ts";
import { BACKUP_MAX_LENGTH } from "../snapshot/backup-file.ts";
import { type BackupEntries, isBackupEntryName } from "./backup-entries.ts";

/** Everything that a backend kept at one time. */
export interface BackupFile {
  /** When it was made, as an ISO 8601 date-time in UTC. */
  readonly createdAt: string;
  readonly entries: BackupEntries;
}

const file = markedFile({
  format: "inner-light-backup",
  version: 1,
  maxLength: BACKUP_MAX_LENGTH,
  key: "entries",
  isContent: isBackupEntries,
  canonical: sortedEntries,
});

/** The text of a backup file. Equal backups have equal texts. */
export function writeBackupFile({ createdAt, entries }: BackupFile): string {
  return file.write(createdAt, Object.fromEntries(sortedEntries(entries)));
}

/** Reads the text of a file. Throws `ValidationError` with a `MarkedFileRefusal` as its code unless the backup is whole. */
export function readBackupFile(text: string): BackupFile {
  const reading = file.read(text);
  if ("content" in reading) return { createdAt: reading.createdAt, entries: reading.content };
  const { refusal } = reading;
  throw new ValidationError([{ field: "file", code: refusal, message: `The file is ${refusal}` }]);
}

function sortedEntries(entries: BackupEntries): [name: string, text: string][] {
  return Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function isBackupEntries(value: unknown): value is BackupEntries {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => isBackupEntryName(name) && typeof text === "string");
}
