import {
  type RepositoryOperation,
  StorageFullError,
  StorageUnavailableError,
  StorageWriteError,
  versionKeyOf,
} from "@inner-light/core";
import type { BrowserCapabilities, KeyValueStorage } from "./browser-capabilities.ts";
import { plainJson } from "./json-text.ts";
import { setAside } from "./quarantine.ts";
import { isQuotaError } from "./quota-error.ts";

/** The newest form of the lists this version can write. It marks nothing; a later one says so beside the list. */
const KNOWN_VERSION = 1;

/** The text under one key of the browser's storage. Whatever goes wrong there leaves it as a typed error. */
export class StoredText {
  readonly key: string;
  readonly versionKey: string;
  readonly #open: BrowserCapabilities["storage"];
  /** Reaching for the storage is slow in some browsers, so what was reached is kept. */
  #reached: KeyValueStorage | undefined;

  constructor(open: BrowserCapabilities["storage"], key: string) {
    this.key = key;
    this.versionKey = versionKeyOf(key);
    this.#open = open;
  }

  /** Whether a storage event is about this text's storage, and not, say, the session's. */
  isIn(area: unknown): boolean {
    try {
      return area === null || area === undefined || area === this.#open();
    } catch {
      return false;
    }
  }

  read(operation: RepositoryOperation): string | null {
    return this.#get(this.#storage(operation), this.key, operation);
  }

  /** Whether a later version of this site has taken the list over. */
  isNewer(operation: RepositoryOperation): boolean {
    const version = this.#get(this.#storage(operation), this.versionKey, operation);
    return version !== null && Number.parseFloat(version) > KNOWN_VERSION;
  }

  /** Sees to it that a copy of the text is kept beside the key. Throws a storage error if it cannot be. */
  setAside(text: string, operation: RepositoryOperation): void {
    setAside(this.#storage(operation), this.key, text, operation);
  }

  /**
   * Puts JSON in the place of what was there before, and answers the text that is now stored: where there is no
   * room for the JSON as given, the same without needless escapes. When it throws, nothing has changed.
   */
  replace(before: string | null, json: string, operation: RepositoryOperation): string {
    const storage = this.#storage(operation);
    const text = this.#set(storage, json, operation);
    const stored = this.#lookAgain(storage);
    // As the browser hands it out: the next look gets the very same string, and comparing the two costs nothing.
    if (stored === text) return stored;
    this.#putBack(storage, before);
    throw new StorageWriteError("What was written is not what is stored", this.key, operation);
  }

  #storage(operation: RepositoryOperation): KeyValueStorage {
    try {
      this.#reached ??= this.#open() ?? undefined;
    } catch (cause) {
      throw new StorageUnavailableError("The browser blocks its storage", this.key, operation, cause);
    }
    if (this.#reached !== undefined) return this.#reached;
    throw new StorageUnavailableError("The browser has no storage", this.key, operation);
  }

  #get(storage: KeyValueStorage, key: string, operation: RepositoryOperation): string | null {
    try {
      return storage.getItem(key);
    } catch (cause) {
      throw new StorageUnavailableError("The storage cannot be read", this.key, operation, cause);
    }
  }

  #set(storage: KeyValueStorage, json: string, operation: RepositoryOperation): string {
    try {
      storage.setItem(this.key, json);
      return json;
    } catch (cause) {
      if (!isQuotaError(cause)) throw new StorageWriteError("The storage refused a write", this.key, operation, cause);
      const shorter = plainJson(json);
      if (shorter.length < json.length) return this.#set(storage, shorter, operation);
      throw new StorageFullError("The storage is full", this.key, operation, cause);
    }
  }

  #lookAgain(storage: KeyValueStorage): string | null {
    try {
      return storage.getItem(this.key);
    } catch {
      return null;
    }
  }

  #putBack(storage: KeyValueStorage, before: string | null): void {
    try {
      if (before === null) storage.removeItem(this.key);
      else storage.setItem(this.key, before);
    } catch {
      // The failure that led here is the one to report.
    }
  }
}
