import { StorageFullError, UnavailableError } from "@inner-light/core";
import type { BrowserCapabilities, KeyValueStorage } from "./browser-capabilities.ts";
import { unescapeJson } from "./json-text.ts";

/** One key, with its text before and after a change; `null` is no text. */
export interface TextChange {
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The texts in a browser's storage. Whatever fails there surfaces as a typed error. */
export class SiteStorage {
  readonly #open: BrowserCapabilities["storage"];
  /** Kept because reaching for the storage is slow in some browsers. */
  #reached: KeyValueStorage | undefined;

  constructor(open: BrowserCapabilities["storage"]) {
    this.#open = open;
  }

  get(key: string): string | null {
    return this.#read((storage) => storage.getItem(key));
  }

  /** Every key with its text, also those that are not the site's. */
  entries(): [key: string, text: string][] {
    return this.#read((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      return keys.flatMap((key) => {
        const text = storage.getItem(key);
        return text === null ? [] : [[key, text] satisfies [string, string]];
      });
    });
  }

  /**
   * Makes the changes in their order and reads each text back. If one fails, puts back what was there and throws.
   * Returns the texts as the storage returns them: a later comparison with the same string costs nothing.
   */
  write(changes: readonly TextChange[]): (string | null)[] {
    const storage = this.#read((reached) => reached);
    const made: TextChange[] = [];
    try {
      return changes.map((change) => {
        put(storage, change.key, change.to);
        made.push(change);
        const stored = storage.getItem(change.key);
        if (stored !== change.to) throw new Error("the stored text differs from the written one");
        return stored;
      });
    } catch (cause) {
      // In reverse order, because each of these states fitted before.
      for (const { key, from } of made.toReversed()) putBack(storage, key, from);
      if (isQuotaError(cause)) throw new StorageFullError("The storage is full", { cause });
      throw new UnavailableError("The storage did not keep a text", { reason: "not-kept", cause });
    }
  }

  /** Replaces the text under a key with JSON; without room for it, with the same JSON in its shortest form. */
  writeJson(key: string, from: string | null, json: string): string | null {
    try {
      return this.write([{ key, from, to: json }])[0] ?? null;
    } catch (error) {
      const to = unescapeJson(json);
      if (!(error instanceof StorageFullError) || to.length >= json.length) throw error;
      return this.write([{ key, from, to }])[0] ?? null;
    }
  }

  #read<Result>(read: (storage: KeyValueStorage) => Result): Result {
    try {
      this.#reached ??= this.#open() ?? undefined;
      if (this.#reached === undefined) throw new Error("there is no storage");
      return read(this.#reached);
    } catch (cause) {
      throw new UnavailableError("The browser blocks its storage", { reason: "blocked", cause });
    }
  }
}

function put(storage: KeyValueStorage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function putBack(storage: KeyValueStorage, key: string, text: string | null): void {
  try {
    put(storage, key, text);
  } catch {
    // The first failure is the one to report.
  }
}

/** By name: older browsers lack the class `QuotaExceededError`, and Firefox had a name of its own. */
function isQuotaError(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED";
}
