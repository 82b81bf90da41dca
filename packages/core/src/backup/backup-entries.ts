import type { Noun } from "../shared/noun.ts";

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

/** The entry in which later versions of this site say that they wrote the list. */
export function versionNameOf(entryName: string): string {
  return `${entryName}:version`;
}

/** Whether a name is that of a noun's entry, or of one beside it. */
export function isBackupEntryName(name: string): boolean {
  return Object.values(BACKUP_ENTRY_NAMES).some((entryName) => belongsToEntry(entryName, name));
}

/** Whether a name is an entry's own, or begins with it and a colon: its version, its quarantined texts, its read marks. */
export function belongsToEntry(entryName: string, name: string): boolean {
  return name === entryName || name.startsWith(`${entryName}:`);
}
