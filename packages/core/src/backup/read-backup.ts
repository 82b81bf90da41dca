import * as v from "valibot";
import { parseJson } from "../shared/json-text.ts";
import { isSiteKey } from "../stored-data/site-keys.ts";
import type { StoredEntries } from "../stored-data/stored-data.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, type Backup, backupChecksum } from "./backup.ts";

/** Longer than any backup of a store of 5 MiB, each character of it escaped. Longer files are not looked into. */
export const BACKUP_MAX_LENGTH = 40 * 1024 * 1024;

/**
 * Why a file is not taken for a backup. Stable: sentences for people are chosen by it.
 *
 * - `empty`: nothing is in it.
 * - `too-large`: no backup can be that long.
 * - `damaged`: it was a backup, and part of it is missing or altered.
 * - `newer`: a later version of this site made it.
 * - `foreign`: it is something else.
 */
export type BackupRefusal = "empty" | "too-large" | "damaged" | "newer" | "foreign";

export type BackupReading = { readonly backup: Backup } | { readonly refusal: BackupRefusal };

const markedSchema = v.object({ format: v.literal(BACKUP_FORMAT), version: v.optional(v.unknown()) });

const fileSchema = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  checksum: v.string(),
  // Not v.record: it passes over keys like __proto__ in silence.
  entries: v.custom<StoredEntries>(isStoredEntries),
});

/** Reads the text of a file. Never throws, and answers a backup only when it is whole. */
export function readBackup(text: string): BackupReading {
  if (text.length > BACKUP_MAX_LENGTH) return { refusal: "too-large" };
  if (text.trim() === "") return { refusal: "empty" };
  const value = parseJson(text);
  if (value === undefined) return { refusal: text.includes(BACKUP_FORMAT) ? "damaged" : "foreign" };
  const marked = v.safeParse(markedSchema, value);
  if (!marked.success) return { refusal: "foreign" };
  if (Number(marked.output.version) > BACKUP_VERSION) return { refusal: "newer" };
  const file = v.safeParse(fileSchema, value);
  if (!file.success || file.output.checksum !== backupChecksum(file.output)) return { refusal: "damaged" };
  const { createdAt, entries } = file.output;
  return { backup: { createdAt, entries } };
}

function isStoredEntries(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, text]) => isSiteKey(key) && typeof text === "string");
}
