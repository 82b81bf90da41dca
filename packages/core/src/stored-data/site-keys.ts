import { CALENDAR_EVENTS_KEY } from "../calendar-event/calendar-event.ts";
import { CONTACT_SUBMISSIONS_KEY } from "../contact-submission/contact-submission.ts";
import { GALLERY_SLIDES_KEY } from "../gallery-slide/gallery-slide.ts";

/** The names of the three lists (specification, section 3). */
export const LIST_KEYS = [CALENDAR_EVENTS_KEY, CONTACT_SUBMISSIONS_KEY, GALLERY_SLIDES_KEY] as const;

export type ListKey = (typeof LIST_KEYS)[number];

/** Whether a key is the list's own, or one beside it: what was set aside of it, its version, what is noted about its records. */
export function isPartOfList(listKey: ListKey, key: string): boolean {
  return key === listKey || key.startsWith(`${listKey}:`);
}

/** The key beside a list's own under which a later version of this site says that it has taken the list over. */
export function versionKeyOf(listKey: string): string {
  return `${listKey}:version`;
}

/** The key beside a list's own for a text that was set aside. Its name tells it from others that were. */
export function setAsideKeyOf(listKey: string, name: string): string {
  return `${listKey}:quarantine:${name}`;
}

/** Whether what is kept under a key is a text of this list that was set aside. */
export function isSetAsideOf(listKey: string, key: string): boolean {
  return key.startsWith(setAsideKeyOf(listKey, ""));
}

/** Whether what is kept under a key belongs to this site's data. */
export function isSiteKey(key: string): boolean {
  return LIST_KEYS.some((listKey) => isPartOfList(listKey, key));
}
