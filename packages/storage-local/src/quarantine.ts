import {
  isSetAsideOf,
  RepositoryError,
  type RepositoryOperation,
  StorageCopiesError,
  StorageCorruptError,
  setAsideKeyOf,
} from "@inner-light/core";
import type { KeyValueStorage } from "./browser-capabilities.ts";

/** More copies than this of one key are not made: the next write is refused rather than a copy deleted. */
const MAX_COPIES = 3;

/**
 * The key for a copy of a text: named by its content, so that two tabs that set the same text aside make one
 * copy, and setting it aside twice changes nothing.
 */
export function quarantineKey(key: string, text: string): string {
  return setAsideKeyOf(key, fingerprint(text));
}

/** Eight hexadecimal digits (32-bit FNV-1a) and the length. It tells texts apart; it proves nothing. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(16).padStart(8, "0")}-${text.length}`;
}

/**
 * Keeps a verified copy of a text beside its key. Throws `StorageCopiesError` where there are as many as are kept,
 * `StorageCorruptError` where the storage does not take it, and has changed nothing then.
 */
export function setAside(storage: KeyValueStorage, key: string, text: string, operation: RepositoryOperation): void {
  const copyKey = quarantineKey(key, text);
  try {
    const existing = storage.getItem(copyKey);
    if (existing === text) return;
    if (existing !== null) throw new Error("the name of the copy is taken");
    if (quarantinedKeys(storage, key).length >= MAX_COPIES) {
      throw new StorageCopiesError("What is stored is damaged, as it often was before", key, operation);
    }
    makeCopy(storage, copyKey, text);
  } catch (cause) {
    if (cause instanceof RepositoryError) throw cause;
    throw new StorageCorruptError("What is stored is damaged and could not be set aside", key, operation, cause);
  }
}

/** Leaves no copy behind that it could not verify. */
function makeCopy(storage: KeyValueStorage, copyKey: string, text: string): void {
  try {
    storage.setItem(copyKey, text);
    if (storage.getItem(copyKey) !== text) throw new Error("the copy is not what was written");
  } catch (error) {
    storage.removeItem(copyKey);
    throw error;
  }
}

/** The keys of all copies made for one key. */
export function quarantinedKeys(storage: KeyValueStorage, key: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((candidate) => isSetAsideOf(key, candidate));
}
