import {
  type BackupEntries,
  backupAdditions,
  DELETABLE_NOUNS,
  DELETED_ENTRY_NAMES,
  deletedAdditions,
  NOUNS,
  type Noun,
  parseArray,
} from "@inner-light/core";
import { LIST_KEYS, versionKeyOf } from "./keys.ts";
import { toStoredJson } from "./stored-json.ts";

/**
 * The stored texts, with those records of the backup added that have no equal among the stored ones. A list stays as it
 * is if either side cannot be read as a list, or if a later version of the site wrote it.
 */
export function mergeBackup(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const merged = NOUNS.flatMap((noun) => {
    const key = LIST_KEYS[noun];
    const added = additionsTo(noun, here, backup) ?? [];
    return added.length === 0 ? [] : [[key, withAdded(here[key] ?? "[]", added)] as const];
  });
  const deleted = DELETABLE_NOUNS.flatMap((noun) => {
    const key = DELETED_ENTRY_NAMES[noun];
    const added = versionKeyOf(key) in here ? [] : deletedAdditions(noun, here, backup);
    return added.length === 0 ? [] : [[key, withAdded(here[key] ?? "[]", added)] as const];
  });
  return { ...here, ...Object.fromEntries([...merged, ...deleted]) };
}

/** The records that a merge adds to a list; `null` when the lists cannot be merged. */
export function additionsTo(noun: Noun, here: BackupEntries, backup: BackupEntries): unknown[] | null {
  const versionKey = versionKeyOf(LIST_KEYS[noun]);
  const isNewer = versionKey in here || versionKey in backup;
  return isNewer ? null : backupAdditions(noun, here, backup);
}

/**
 * The list's text with records at its end. A text that is not our own JSON is appended to in place instead of
 * re-serialized, so nothing that parsing would drop is lost.
 */
function withAdded(text: string, added: readonly unknown[]): string {
  const present = parseArray(text) ?? [];
  if (text === JSON.stringify(present)) return toStoredJson([...present, ...added]);
  const separator = present.length === 0 ? "" : ",";
  return `${text.slice(0, text.lastIndexOf("]"))}${separator}${toStoredJson(added).slice(1)}`;
}
