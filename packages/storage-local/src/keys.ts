import { BACKUP_ENTRY_NAMES, type Noun } from "@inner-light/core";

/** The key of each list (specification, section 3). The entries of a backup are named after the keys. */
export const LIST_KEYS: Readonly<Record<Noun, string>> = BACKUP_ENTRY_NAMES;

/** The key of a copy of a text that was stored under `key`. `name` tells copies apart. */
export function quarantineKeyOf(key: string, name: string): string {
  return `${key}:quarantine:${name}`;
}

export function isQuarantineKey(key: string): boolean {
  return key.includes(":quarantine:");
}
