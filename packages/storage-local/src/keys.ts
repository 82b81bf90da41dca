import { type DeletableNoun, NOUNS, type Noun, type UnreadableText } from "@inner-light/core";

/** The key of each list (specification, section 3). Version 1 of a backup file names its texts by these keys. */
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

/** The keys of the marks of messages: JSON arrays of ids. This backend sets the first only, and keeps the other. */
export const MARK_KEYS = {
  isRead: "contactSubmissions:read",
  isSuspectedSpam: "contactSubmissions:suspected-spam",
} as const;

const VERSION = ":version";

/** The key by which later versions of this site say that they wrote the list. */
export function versionKeyOf(key: string): string {
  return key + VERSION;
}

/** Whether a key is a list's own, or begins with it and a colon: its version, its quarantined texts, its read marks. */
export function belongsTo(listKey: string, key: string): boolean {
  return key === listKey || key.startsWith(`${listKey}:`);
}

/** Whether a key is of the site's data. */
export function isSiteKey(key: string): boolean {
  return NOUNS.some((noun) => belongsTo(LIST_KEYS[noun], key));
}

/** What a text under a key of the site is to others, who do not understand it. */
export function unreadableText(key: string, text: string): UnreadableText[] {
  const noun = NOUNS.find((candidate) => belongsTo(LIST_KEYS[candidate], key));
  if (noun === undefined) return [];
  const name = key.slice(LIST_KEYS[noun].length);
  return [{ noun, kind: name === "" ? "list" : name === VERSION ? "version" : "other", name, text }];
}

/** The key of such a text. */
export function keyOf({ noun, name }: UnreadableText): string {
  return `${LIST_KEYS[noun]}${name === "" || name.startsWith(":") ? "" : ":"}${name}`;
}

/** The key of a copy of a text that was stored under `key`. `name` tells copies apart. */
export function quarantineKeyOf(key: string, name: string): string {
  return `${key}:quarantine:${name}`;
}

export function isQuarantineKey(key: string): boolean {
  return key.includes(":quarantine:");
}
