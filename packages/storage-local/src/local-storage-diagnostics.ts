import { hasCode, NOUNS, type Noun, type StorageDiagnostics, type StorageIssue } from "@inner-light/core";
import { belongsTo, isQuarantineKey, LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Reports what is wrong with the lists in local storage. */
export function localStorageDiagnostics(page: LocalStoragePage): StorageDiagnostics {
  const { storage } = page;

  function listIssues(noun: Noun): StorageIssue[] {
    const { isNewer, isDamaged, unreadableFields } = page[noun].inspect();
    if (isNewer) return [{ noun, code: "newer-version", count: 0, fields: [] }];
    if (isDamaged) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
    const count = unreadableFields.length;
    return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [...new Set(unreadableFields)] }];
  }

  function copyIssues(noun: Noun): StorageIssue[] {
    const keys = storage.entries().map(([key]) => key);
    const count = keys.filter((key) => belongsTo(LIST_KEYS[noun], key) && isQuarantineKey(key)).length;
    return count === 0 ? [] : [{ noun, code: "copies-kept", count, fields: [] }];
  }

  return {
    async issues() {
      try {
        return [...NOUNS.flatMap(listIssues), ...NOUNS.flatMap(copyIssues)];
      } catch (error) {
        if (!hasCode(error, "unavailable")) throw error;
        return NOUNS.map((noun) => ({ noun, code: "unreachable", count: 0, fields: [] }));
      }
    },

    keptSince: async () => null,

    exportRaw: async () => JSON.stringify(storage.siteTexts(), null, 2),
  };
}
