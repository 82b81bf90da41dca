import {
  isSiteKey,
  type Listeners,
  type RepositoryOperation,
  StorageUnavailableError,
  type StoredData,
  type StoredDataUsage,
  type StoredEntries,
  ValidationError,
} from "@inner-light/core";
import type { BrowserCapabilities, KeyValueStorage } from "./browser-capabilities.ts";
import { rewriteEntries } from "./rewrite-entries.ts";

/** What browsers give one site: 5 MiB of characters, keys included. */
const CAPACITY = 5 * 1024 * 1024;

/** The texts under the site's own keys, and under those beside them that hold what was set aside. */
export class LocalStorageStoredData implements StoredData {
  readonly #storage: BrowserCapabilities["storage"];
  readonly #replacements: Listeners | undefined;

  constructor({ storage, replacements }: Pick<BrowserCapabilities, "storage" | "replacements">) {
    this.#storage = storage;
    this.#replacements = replacements;
  }

  async read(): Promise<StoredEntries> {
    return this.#reach("list", siteEntries);
  }

  async usage(): Promise<StoredDataUsage> {
    const entries = this.#reach("list", allEntries);
    return { used: entries.reduce((sum, [key, text]) => sum + key.length + text.length, 0), capacity: CAPACITY };
  }

  async rewrite(change: (stored: StoredEntries) => StoredEntries): Promise<void> {
    const { storage, before } = this.#reach("rewrite", (reached) => ({
      storage: reached,
      before: siteEntries(reached),
    }));
    const after = change(before);
    const foreign = Object.keys(after).filter((key) => !isSiteKey(key));
    if (foreign.length > 0) throw new ValidationError(foreign.map((field) => ({ field, message: "not of this site" })));
    rewriteEntries(storage, before, after);
    this.#replacements?.notify();
  }

  #reach<Answer>(operation: RepositoryOperation, look: (storage: KeyValueStorage) => Answer): Answer {
    try {
      const storage = this.#storage();
      if (storage === null || storage === undefined) throw new Error("there is no storage");
      return look(storage);
    } catch (cause) {
      throw new StorageUnavailableError("The browser blocks its storage", "*", operation, cause);
    }
  }
}

function siteEntries(storage: KeyValueStorage): StoredEntries {
  return Object.fromEntries(allEntries(storage).filter(([key]) => isSiteKey(key)));
}

function allEntries(storage: KeyValueStorage): [key: string, text: string][] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys
    .filter((key) => key !== null)
    .flatMap((key) => {
      const text = storage.getItem(key);
      return text === null ? [] : [[key, text] satisfies [string, string]];
    });
}
