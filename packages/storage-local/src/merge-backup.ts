import {
  type BackupEntries,
  backupMerge,
  DELETED_ENTRY_NAMES,
  NOUNS,
  parseArray,
  READ_MESSAGES_ENTRY_NAME,
} from "@inner-light/core";
import { LIST_KEYS } from "./keys.ts";
import { toStoredJson } from "./stored-json.ts";

/** The texts that change when a backup is merged. One that is not a list stays as it is. */
export function mergeBackup(here: BackupEntries, backup: BackupEntries): BackupEntries {
  const additions = NOUNS.flatMap((noun): (readonly [key: string, added: readonly unknown[]])[] => {
    const merge = backupMerge(noun, here, backup);
    if (merge === null) return [];
    const list = [LIST_KEYS[noun], merge.added] as const;
    if (noun === "slides") return [list];
    return [list, [DELETED_ENTRY_NAMES[noun], merge.addedDeleted], [READ_MESSAGES_ENTRY_NAME, merge.addedReadIds]];
  });
  return Object.fromEntries(
    additions.flatMap(([key, added]) => {
      const text = here[key] ?? "[]";
      return added.length === 0 || parseArray(text) === undefined ? [] : [[key, withAdded(text, added)]];
    }),
  );
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
