import { ValidationError } from "../shared/errors.ts";
import { markedFile } from "../shared/marked-file.ts";
import type { Noun } from "../shared/noun.ts";
import { BACKUP_MAX_LENGTH } from "./backups.ts";

/** The name of each noun's entry: a JSON array of its records. Other entries belong to the backend that wrote them. */
export const BACKUP_ENTRY_NAMES = {
  events: "calendarEvents",
  messages: "contactSubmissions",
  slides: "carouselImages",
} as const satisfies Record<Noun, string>;

/** The entry with the ids of the messages that the owner has read, as a JSON array. */
export const READ_MESSAGES_ENTRY_NAME = "contactSubmissions:read";

/** The texts in a backup, by name. */
export type BackupEntries = Readonly<Record<string, string>>;

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

/** Whether a name is that of a noun's entry, or of one beside it. */
export function isBackupEntryName(name: string): boolean {
  return Object.values(BACKUP_ENTRY_NAMES).some((entryName) => belongsToEntry(entryName, name));
}

/** Whether a name is an entry's own, or begins with it and a colon: its version, its quarantined texts, its read marks. */
export function belongsToEntry(entryName: string, name: string): boolean {
  return name === entryName || name.startsWith(`${entryName}:`);
}
