import * as v from "valibot";
import { checksum } from "../shared/checksum.ts";
import { ValidationError } from "../shared/errors.ts";
import { parseJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/noun.ts";
import { BACKUP_MAX_LENGTH } from "./backups.ts";

export const BACKUP_FORMAT = "inner-light-backup";

/** The newest version of the format that this code writes and reads. */
export const BACKUP_VERSION = 1;

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

/**
 * Why a file is refused. The codes are stable, because the site picks its error texts by them.
 *
 * - `empty`: the file has no content.
 * - `too-large`: the file is longer than `BACKUP_MAX_LENGTH`.
 * - `damaged`: it is a backup, and part of it is missing or altered.
 * - `newer`: a later version of this site made it.
 * - `foreign`: it is not a backup.
 */
export type BackupRefusal = "empty" | "too-large" | "damaged" | "newer" | "foreign";

/** The text of a backup file. Equal backups have equal texts. */
export function writeBackupFile({ createdAt, entries }: BackupFile): string {
  const file = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt,
    checksum: backupChecksum({ createdAt, entries }),
    entries: Object.fromEntries(sortedEntries(entries)),
  };
  return JSON.stringify(file, null, 2);
}

const markedSchema = v.object({ format: v.literal(BACKUP_FORMAT), version: v.optional(v.unknown()) });

const fileSchema = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  checksum: v.string(),
  // Not v.record, which silently drops keys like __proto__.
  entries: v.custom<BackupEntries>(isBackupEntries),
});

/** Reads the text of a file. Throws `ValidationError` with a `BackupRefusal` as its code unless the backup is whole. */
export function readBackupFile(text: string): BackupFile {
  if (text.length > BACKUP_MAX_LENGTH) throw refusal("too-large");
  if (text.trim() === "") throw refusal("empty");
  const value = parseJson(text);
  if (value === undefined) throw refusal(text.includes(BACKUP_FORMAT) ? "damaged" : "foreign");
  const marked = v.safeParse(markedSchema, value);
  if (!marked.success) throw refusal("foreign");
  if (Number(marked.output.version) > BACKUP_VERSION) throw refusal("newer");
  const file = v.safeParse(fileSchema, value);
  if (!file.success || file.output.checksum !== backupChecksum(file.output)) throw refusal("damaged");
  const { createdAt, entries } = file.output;
  return { createdAt, entries };
}

/** Covers what the file says, not its spacing, so that an editor that indents it again has not damaged it. */
export function backupChecksum({ createdAt, entries }: BackupFile): string {
  return checksum(JSON.stringify([BACKUP_FORMAT, BACKUP_VERSION, createdAt, sortedEntries(entries)]));
}

function refusal(code: BackupRefusal): ValidationError {
  return new ValidationError([{ field: "file", code, message: `The file is ${code}` }]);
}

function sortedEntries(entries: BackupEntries): [name: string, text: string][] {
  return Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function isBackupEntries(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => isBackupEntryName(name) && typeof text === "string");
}

/** Whether a name is that of a noun's entry, or begins with such a name and a colon. */
export function isBackupEntryName(name: string): boolean {
  return Object.values(BACKUP_ENTRY_NAMES).some((noun) => name === noun || name.startsWith(`${noun}:`));
}
