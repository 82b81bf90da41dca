import { hasCode, ReadOnlyError, StorageFullError, UnavailableError } from "@inner-light/core";
import type { BrowserCapabilities, KeyValueStorage } from "./browser-capabilities.ts";
import { isSiteKey, quarantineKeyOf } from "./keys.ts";

/** The site's stored strings by key. */
export type SiteTexts = Readonly<Record<string, string>>;

/** `null` removes the key. */
type TextChange = readonly [key: string, text: string | null];

/** Reads and writes strings in the browser's storage. Every failure becomes a typed error. */
export class SiteStorage {
  readonly #open: BrowserCapabilities["storage"];

  constructor(open: BrowserCapabilities["storage"]) {
    this.#open = open;
  }

  get(key: string): string | null {
    return this.#read((storage) => storage.getItem(key));
  }

  /** Includes keys of other programs. */
  entries(): [key: string, text: string][] {
    return this.#read((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      return keys.map((key) => [key, storage.getItem(key) ?? ""]);
    });
  }

  /** Makes the changes in order and reads each one back. On failure, rolls back and throws. */
  write(changes: readonly TextChange[]): void {
    const storage = this.#read((reached) => reached);
    const before = changes.map(([key]): TextChange => [key, this.get(key)]);
    let made = 0;
    try {
      for (const [key, text] of changes) {
        put(storage, key, text);
        made++;
        if (storage.getItem(key) !== text) throw new Error("the stored text differs from the written one");
      }
    } catch (cause) {
      // In reverse order, because each of these states has fit before.
      for (const [key, text] of before.slice(0, made).toReversed()) {
        try {
          put(storage, key, text);
        } catch {
          // Report the first error, not this one.
        }
      }
      if (isQuotaError(cause)) throw new StorageFullError("The storage is full", { reason: "quota", cause });
      throw new UnavailableError("The storage did not keep a text", {
        outcome: "nothing-stored",
        reason: "not-kept",
        cause,
      });
    }
  }

  /** Stores JSON, unescaped if it does not fit otherwise. Returns the stored string. */
  writeJson(key: string, json: string): string {
    try {
      this.write([[key, json]]);
      return json;
    } catch (error) {
      const shorter = unescapeJson(json);
      if (!hasCode(error, "full") || shorter.length >= json.length) throw error;
      this.write([[key, shorter]]);
      return shorter;
    }
  }

  siteTexts(): SiteTexts {
    return Object.fromEntries(this.entries().filter(([key]) => isSiteKey(key)));
  }

  /**
   * Replaces all the site's strings or none. Returns the changed keys. Removes keys last, or first if space is short.
   */
  replaceSiteTexts(replace: (texts: SiteTexts) => SiteTexts): string[] {
    const before = this.siteTexts();
    const after = replace(before);
    const writes = Object.entries(after).filter(([key, text]) => text !== before[key]);
    const removed = Object.keys(before).filter((key) => after[key] === undefined);
    const keys = [...writes.map(([key]) => key), ...removed];
    try {
      this.write([...writes, ...removalsOf(removed)]);
    } catch (error) {
      if (!hasCode(error, "full")) throw error;
      this.write([...removalsOf(keys), ...writes]);
    }
    return keys;
  }

  #read<Result>(read: (storage: KeyValueStorage) => Result): Result {
    try {
      const storage = this.#open();
      if (!storage) throw new Error("there is no storage");
      return read(storage);
    } catch (cause) {
      throw new UnavailableError("The browser blocks its storage", {
        outcome: "nothing-stored",
        reason: "blocked",
        cause,
      });
    }
  }
}

function put(storage: KeyValueStorage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function removalsOf(keys: readonly string[]): TextChange[] {
  return keys.map((key) => [key, null]);
}

/** Older browsers lack the class `QuotaExceededError`, and Firefox had its own name for it. */
function isQuotaError(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED";
}

/** Returns JSON without characters above U+00FF. */
export function toStoredJson(value: unknown): string {
  return escapeNonLatin1(JSON.stringify(value));
}

/** WebKit stores a string in two bytes per character if any is above U+00FF. Escaping keeps it at one. */
export function escapeNonLatin1(json: string): string {
  return json.replace(/[\u0100-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Removes unnecessary escapes. */
export function unescapeJson(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

/** Copies are never deleted, so a write that needs another one is refused. */
const MAX_COPIES = 3;

/** Stores a verified copy of a string next to its key, or throws without changing anything. */
export function quarantine(storage: SiteStorage, key: string, text: string): void {
  const copyKey = quarantineKeyOf(key, fingerprint(text));
  if (storage.get(copyKey) === text) return;
  if (countQuarantined(storage.entries(), key) >= MAX_COPIES) {
    throw new ReadOnlyError("The stored text is damaged, and there are too many copies", { reason: "too-many-copies" });
  }
  try {
    storage.write([[copyKey, text]]);
  } catch (cause) {
    throw new StorageFullError("The stored text is damaged and cannot be copied", {
      reason: "damaged-not-copied",
      cause,
    });
  }
}

export function countQuarantined(entries: readonly (readonly [key: string, text: string])[], key: string): number {
  return entries.filter(([candidate]) => candidate.startsWith(quarantineKeyOf(key, ""))).length;
}

/** Names a string by its content (FNV-1a and length), so two tabs make only one copy. Not for security. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(16).padStart(8, "0")}-${text.length}`;
}
