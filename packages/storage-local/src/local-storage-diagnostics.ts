import {
  NOUNS,
  type Noun,
  type StorageDiagnostics,
  type StorageIssue,
  type StorageUsage,
  UnavailableError,
} from "@inner-light/core";
import { isKeyOfList, isQuarantineKey, LIST_KEYS } from "./keys.ts";
import type { ListCondition } from "./local-collection.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { siteTexts } from "./replace-texts.ts";

/** What browsers give one site: 5 MiB of characters, keys included. */
const CAPACITY = 5 * 1024 * 1024;

/** Tells what is wrong with the lists in local storage, and how full it is. */
export class LocalStorageDiagnostics implements StorageDiagnostics {
  readonly #page: LocalStoragePage;

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async issues(): Promise<readonly StorageIssue[]> {
    try {
      return [...NOUNS.flatMap((noun) => issueOf(noun, this.#page[noun].inspect())), ...this.#copiesKept()];
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      return NOUNS.map((noun) => ({ noun, code: "unreachable", count: 0, fields: [] }));
    }
  }

  async usage(): Promise<StorageUsage> {
    const used = this.#page.storage.entries().reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    return { used, capacity: CAPACITY };
  }

  async exportRaw(): Promise<string> {
    return JSON.stringify(siteTexts(this.#page.storage), null, 2);
  }

  #copiesKept(): StorageIssue[] {
    const keys = this.#page.storage.entries().map(([key]) => key);
    return NOUNS.flatMap((noun) => {
      const count = keys.filter((key) => isKeyOfList(LIST_KEYS[noun], key) && isQuarantineKey(key)).length;
      return count === 0 ? [] : [{ noun, code: "copies-kept", count, fields: [] }];
    });
  }
}

function issueOf(noun: Noun, { isNewer, isDamaged, unreadableFields }: ListCondition): StorageIssue[] {
  if (isNewer) return [{ noun, code: "newer-version", count: 0, fields: [] }];
  if (isDamaged) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
  const count = unreadableFields.length;
  return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [...new Set(unreadableFields)] }];
}
