import { type BackupComparison, type BackupEntries, missingRecords, NOUNS, parseArray } from "@inner-light/core";
import { toStoredJson } from "./json-text.ts";
import { LIST_KEYS, versionKeyOf } from "./keys.ts";

/** What a merge would do, list by list. */
export function compareBackup(here: BackupEntries, backup: BackupEntries): BackupComparison[] {
  return NOUNS.map((noun) => ({
    noun,
    here: recordsUnder(LIST_KEYS[noun], here)?.length ?? null,
    inBackup: recordsUnder(LIST_KEYS[noun], backup)?.length ?? null,
    added: additionsTo(LIST_KEYS[noun], here, backup)?.length ?? null,
  }));
}

/**
 * The stored texts, with those records of the backup added that have no equal among the stored ones. A list stays as it
 * is if either side cannot be read as a list, or if a later version of the site wrote it.
 */
export function mergeBackup(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const merged = Object.values(LIST_KEYS).flatMap((key) => {
    const added = additionsTo(key, here, backup) ?? [];
    return added.length === 0 ? [] : [[key, withAdded(here[key] ?? "[]", added)] as const];
  });
  return { ...here, ...Object.fromEntries(merged) };
}

/** The records that a merge adds to a list; `null` when the lists cannot be merged. */
function additionsTo(key: string, here: BackupEntries, backup: BackupEntries): unknown[] | null {
  const present = recordsUnder(key, here);
  const offered = recordsUnder(key, backup);
  const isNewer = versionKeyOf(key) in here || versionKeyOf(key) in backup;
  return present === undefined || offered === undefined || isNewer ? null : missingRecords(present, offered);
}

function recordsUnder(key: string, texts: BackupEntries): unknown[] | undefined {
  return parseArray(texts[key] ?? "[]");
}

/** The list's text with records at its end. A text that was formatted by hand keeps its format. */
function withAdded(text: string, added: readonly unknown[]): string {
  const present = parseArray(text) ?? [];
  if (text === JSON.stringify(present)) return toStoredJson([...present, ...added]);
  const separator = present.length === 0 ? "" : ",";
  return `${text.slice(0, text.lastIndexOf("]"))}${separator}${toStoredJson(added).slice(1)}`;
}
