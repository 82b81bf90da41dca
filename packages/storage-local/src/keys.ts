import { BACKUP_ENTRY_NAMES, type Noun } from "@inner-light/core";

/** The key of each list (specification, section 3). The entries of a backup are named after the keys. */
export const LIST_KEYS: Readonly<Record<Noun, string>> = BACKUP_ENTRY_NAMES;

/** Whether a key is a list's own or one beside it: its version, its quarantined texts, notes about its records. */
export function isKeyOfList(listKey: string, key: string): boolean {
  return key === listKey || key.startsWith(`${listKey}:`);
}

/** Whether the text under a key is part of the site's data. */
export function isSiteKey(key: string): boolean {
  return Object.values(LIST_KEYS).some((listKey) => isKeyOfList(listKey, key));
}

/** The key under which a later version of this site says which version of the list it has written. */
export function versionKeyOf(listKey: string): string {
  return `${listKey}:version`;
}

/** The key of a copy of a text that was stored under `key`. The name tells copies apart. */
export function quarantineKeyOf(key: string, name: string): string {
  return `${key}:quarantine:${name}`;
}

export function isQuarantineKey(key: string): boolean {
  return key.includes(":quarantine:");
}
