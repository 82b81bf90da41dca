import { type BackupComparison, type BackupEntries, missingRecords, NOUNS, parseArray } from "@inner-light/core";
import { toStoredJson } from "./json-text.ts";
import { LIST_KEYS, versionKeyOf } from "./keys.ts";

/** What a merge would do, list by list. */
export function compareBackup(here: BackupEntries, backup: BackupEntries): BackupComparison[] {
  return NOUNS.map((noun) => ({
    noun,
    here: recordsUnder(LIST_KEYS[noun], here)?.length ?? null,
    inBackup: recordsUnder(LIST_KEYS[noun], backup)?.length ?? null,
    added: additionTo(LIST_KEYS[noun], here, backup)?.missing.length ?? null,
  }));
}

/**
 * The texts that are here, with the records of the backup's lists that have no equal here added. Keeps a list as it is
 * if one side cannot be read as a list, or if a later version of the site wrote it.
 */
export function mergeBackup(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const merged = Object.values(LIST_KEYS).flatMap((key) => {
    const addition = additionTo(key, here, backup);
    if (addition === null || addition.missing.length === 0) return [];
    return [[key, withAdded(here[key] ?? "[]", addition)] as const];
  });
  return { ...here, ...Object.fromEntries(merged) };
}

interface Addition {
  readonly present: readonly unknown[];
  readonly missing: readonly unknown[];
}

/** What a merge adds to a list; `null` when the lists cannot be merged. */
function additionTo(key: string, here: BackupEntries, backup: BackupEntries): Addition | null {
  const present = recordsUnder(key, here);
  const offered = recordsUnder(key, backup);
  const isNewer = versionKeyOf(key) in here || versionKeyOf(key) in backup;
  if (present === undefined || offered === undefined || isNewer) return null;
  return { present, missing: missingRecords(present, offered) };
}

function recordsUnder(key: string, texts: BackupEntries): unknown[] | undefined {
  return parseArray(texts[key] ?? "[]");
}

/** The list's text with records at its end. A text that was formatted by hand keeps its format. */
function withAdded(text: string, { present, missing }: Addition): string {
  if (text === JSON.stringify(present)) return toStoredJson([...present, ...missing]);
  const separator = present.length === 0 ? "" : ",";
  return `${text.slice(0, text.lastIndexOf("]"))}${separator}${toStoredJson(missing).slice(1)}`;
}
