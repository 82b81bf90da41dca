import {
  NOUNS,
  type Noun,
  READ_MESSAGES_ENTRY_NAME,
  type StorageDiagnostics,
  type StorageIssue,
  type StorageUsage,
  UnavailableError,
} from "@inner-light/core";
import { LIST_KEYS } from "./keys.ts";
import type { ListCondition } from "./local-collection.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { countQuarantined } from "./quarantine.ts";
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
    const entries = this.#page.storage.entries();
    const count = (...keys: string[]) => keys.reduce((sum, key) => sum + countQuarantined(entries, key), 0);
    const counts: Record<Noun, number> = {
      events: count(LIST_KEYS.events),
      messages: count(LIST_KEYS.messages, READ_MESSAGES_ENTRY_NAME),
      slides: count(LIST_KEYS.slides),
    };
    return NOUNS.filter((noun) => counts[noun] > 0).map((noun) => ({
      noun,
      code: "copies-kept",
      count: counts[noun],
      fields: [],
    }));
  }
}

function issueOf(noun: Noun, { isNewer, isDamaged, unreadableFields }: ListCondition): StorageIssue[] {
  if (isNewer) return [{ noun, code: "newer-version", count: 0, fields: [] }];
  if (isDamaged) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
  const count = unreadableFields.length;
  return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [...new Set(unreadableFields)] }];
}
