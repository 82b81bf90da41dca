import { type DeletableNoun, NOUNS, type Noun } from "@inner-light/core";

/** The key of each list (specification, section 3). */
export const LIST_KEYS = {
  events: "calendarEvents",
  messages: "contactSubmissions",
  slides: "carouselImages",
} as const satisfies Record<Noun, string>;

/** The key of each noun's deleted records: a JSON array of `DeletedValue`. */
export const DELETED_KEYS = {
  events: "calendarEvents:deleted",
  messages: "contactSubmissions:deleted",
} as const satisfies Record<DeletableNoun, string>;

/** The keys of the messages' marks: JSON arrays of ids. This backend keeps the last for backups only. */
export const MARK_KEYS = {
  isRead: "contactSubmissions:read",
  isAnswered: "contactSubmissions:answered",
  isSuspectedSpam: "contactSubmissions:suspected-spam",
} as const;

/** The key of the event list's origin. Snapshots omit it, because it concerns only this browser. */
export const ORIGIN_KEY = "published:origin";

/** The key of the checksum of the slides that the site itself has saved. Snapshots omit it. */
export const SITE_SLIDES_KEY = "inner-light:slides";

/** The key of a list's version, which later versions of this site write. */
export function versionKeyOf(key: string): string {
  return `${key}:version`;
}

export function isVersionKey(key: string): boolean {
  return key.endsWith(":version");
}

/** Whether a key belongs to a list, its version, its quarantined strings, or its marks. */
export function belongsTo(listKey: string, key: string): boolean {
  return key === listKey || key.startsWith(`${listKey}:`);
}

export function isSiteKey(key: string): boolean {
  return NOUNS.some((noun) => belongsTo(LIST_KEYS[noun], key));
}

/** The key for a copy of a string that was stored under `key`. */
export function quarantineKeyOf(key: string, name: string): string {
  return `${key}:quarantine:${name}`;
}

export function isQuarantineKey(key: string): boolean {
  return key.includes(":quarantine:");
}
