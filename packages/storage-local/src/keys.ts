import { type DeletableNoun, NOUNS, type Noun } from "@inner-light/core";

/** Keys of the lists (specification, section 3). */
export const LIST_KEYS = {
  events: "calendarEvents",
  messages: "contactSubmissions",
  slides: "carouselImages",
} as const satisfies Record<Noun, string>;

/** Keys of the deleted records, JSON arrays of `DeletedValue`. */
export const DELETED_KEYS = {
  events: "calendarEvents:deleted",
  messages: "contactSubmissions:deleted",
} as const satisfies Record<DeletableNoun, string>;

/** Keys of the messages' marks, JSON arrays of ids. The last one is only for backups. */
export const MARK_KEYS = {
  isRead: "contactSubmissions:read",
  isAnswered: "contactSubmissions:answered",
  isSuspectedSpam: "contactSubmissions:suspected-spam",
} as const;

/** Key of the event list's origin. Snapshots omit it, because it applies only to this browser. */
export const ORIGIN_KEY = "published:origin";

/** Checksum of the slides that the site itself saved. Snapshots omit it. */
export const SITE_SLIDES_KEY = "inner-light:slides";

/** Returns the key of a list's version. Only later versions of this site write it. */
export function versionKeyOf(key: string): string {
  return `${key}:version`;
}

export function isVersionKey(key: string): boolean {
  return key.endsWith(":version");
}

/** Returns whether a key belongs to a list, including its version, marks and quarantined strings. */
export function belongsTo(listKey: string, key: string): boolean {
  return key === listKey || key.startsWith(`${listKey}:`);
}

export function isSiteKey(key: string): boolean {
  return NOUNS.some((noun) => belongsTo(LIST_KEYS[noun], key));
}

/** Returns the key for a copy of a string from `key`. */
export function quarantineKeyOf(key: string, name: string): string {
  return `${key}:quarantine:${name}`;
}

export function isQuarantineKey(key: string): boolean {
  return key.includes(":quarantine:");
}
