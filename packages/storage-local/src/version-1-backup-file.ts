import { BACKUP_FORMAT, BACKUP_MAX_LENGTH, type BackupFile, markedFile } from "@inner-light/core";
import { isSiteKey } from "./keys.ts";
import type { SiteTexts } from "./site-storage.ts";
import { snapshotOf } from "./stored-snapshot.ts";

/** The format of version 1, which is only read. */
export const version1BackupFile = markedFile({
  format: BACKUP_FORMAT,
  version: 1,
  maxLength: BACKUP_MAX_LENGTH,
  key: "entries",
  isContent: isSiteTexts,
  canonical: (texts) => Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
});

/** Reads a backup of version 1, which holds the texts of local storage by their keys. Undefined when it is not a whole one. */
export function readVersion1BackupFile(text: string): BackupFile | undefined {
  const reading = version1BackupFile.read(text);
  if (!("content" in reading)) return undefined;
  return { createdAt: reading.createdAt, snapshot: snapshotOf(reading.content) };
}

function isSiteTexts(value: unknown): value is SiteTexts {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, text]) => isSiteKey(key) && typeof text === "string");
}
