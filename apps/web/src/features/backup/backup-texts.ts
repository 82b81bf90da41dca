import type { BackupRefusal, ListKey } from "@inner-light/core";

/** What people call the three lists. */
export const listNames: Record<ListKey, string> = {
  calendarEvents: "Events",
  contactSubmissions: "Messages",
  carouselImages: "Gallery slides",
};

/** Why a file is refused, and what to do instead. */
export const refusalTexts: Record<BackupRefusal, string> = {
  empty: "This file is empty. Nothing was changed.",
  "too-large": "This file is larger than any backup of this site. Nothing was changed.",
  damaged: "This backup is damaged: part of it is missing or altered. Nothing was changed. Please use another copy.",
  newer: "A newer version of this site made this backup. Nothing was changed. Please load the page again first.",
  foreign: "This file is not a backup of this site. Nothing was changed.",
};

/** A day on the owner's own calendar. */
export function dayText(moment: number | string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long" });
}
