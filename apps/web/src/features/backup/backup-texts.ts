import { hasCode, isoTimestampOf, type MarkedFileRefusal, type Noun, type SnapshotComparison } from "@inner-light/core";
import type { errors } from "../../../words/messages.ts";
import { downloadName } from "../../site/download-name.ts";
import { errorMessageFor } from "../../site/error-messages.ts";

type FileRefusal = MarkedFileRefusal | "too-large" | "calendar";

/** Why a file is refused, and what to do instead. */
export const refusalTexts: Record<FileRefusal, string> = {
  empty: "This file is empty. Nothing was changed.",
  "too-large":
    "This file is larger than 50 MB, more than this page can restore. Nothing was changed. On a shared site, your server’s “restore” command takes it.",
  damaged: "This backup is damaged: part of it is missing or altered. Nothing was changed. Please use another copy.",
  newer: "A newer version of this site made this backup. Nothing was changed. Please reload the page first.",
  foreign: "This file is not a backup of this site. Nothing was changed.",
  calendar: `This file is your published calendar, not a backup. It belongs in your site as “${__CALENDAR_FILE__}” (see “Publish”). Nothing was changed.`,
};

/** Shown after a download that is too large for this page to restore. */
export const LARGE_BACKUP = {
  title: "Your Backup Is Safe, and Large",
  text: "It’s larger than 50 MB, more than this page can restore. If you ever need it, your server’s “restore” command brings it all back.",
};

export function refusalText(error: unknown, words: typeof errors): string {
  const code = hasCode(error, "invalid") ? error.issues[0]?.code : undefined;
  return new Map<unknown, string>(Object.entries(refusalTexts)).get(code) ?? errorMessageFor(error, words).text;
}

/** "3 events and 1 message were added." */
export function addedText(comparison: readonly SnapshotComparison[]): string {
  const counts = comparison.flatMap(({ noun, added }) => (added.length > 0 ? [{ noun, count: added.length }] : []));
  if (counts.length === 0) return "Everything in the file was here already.";
  const words = counts.map(({ noun, count }) => `${count} ${count === 1 ? singular[noun] : `${singular[noun]}s`}`);
  const isOne = counts.length === 1 && counts[0]?.count === 1;
  return `${new Intl.ListFormat("en-US").format(words)} ${isOne ? "was" : "were"} added.`;
}

const singular: Record<Noun, string> = { events: "event", messages: "message", slides: "gallery slide" };

/** Has the device's day and time in it, so that two backups of one day have two names. */
export function backupFileName(now: number): string {
  // Swedish dates are written like ISO 8601.
  const local = new Date(isoTimestampOf(now)).toLocaleString("sv-SE");
  return downloadName(`backup-${local.replace(" ", "-").replaceAll(":", "")}.json`);
}
