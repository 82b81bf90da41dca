import { ReadOnlyError, StorageFullError } from "@inner-light/core";
import { quarantineKeyOf } from "./keys.ts";
import type { SiteStorage } from "./site-storage.ts";

/** At most this many copies are kept for one key. After that, writes are refused: no copy is ever deleted. */
const MAX_COPIES = 3;

/** Keeps a verified copy of a text beside its key, or throws and changes nothing. */
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

/** How many texts stored under `key` were copied. */
export function countQuarantined(entries: readonly (readonly [key: string, text: string])[], key: string): number {
  return entries.filter(([candidate]) => candidate.startsWith(quarantineKeyOf(key, ""))).length;
}

/** Names a text by its content (FNV-1a and the length), so that two tabs make one copy. Not for security. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(16).padStart(8, "0")}-${text.length}`;
}
