import { type BackupEntries, StorageFullError } from "@inner-light/core";
import { isSiteKey } from "./keys.ts";
import type { SiteStorage, TextChange } from "./site-storage.ts";

/** Makes other texts, by key, of all the site's texts. */
export type ReplaceTexts = (texts: BackupEntries) => BackupEntries;

/** The texts of the site's data, by key, byte for byte. */
export function siteTexts(storage: SiteStorage): BackupEntries {
  return Object.fromEntries(storage.entries().filter(([key]) => isSiteKey(key)));
}

/**
 * Puts other texts in the place of all the site's, all or none. Writes only what differs, and returns the keys of that. Removes last, so that a storage that stops writing loses
 * nothing; only where both do not fit, it removes first.
 */
export function replaceTexts(storage: SiteStorage, replace: ReplaceTexts): string[] {
  const before = siteTexts(storage);
  const changes = changesBetween(before, replace(before));
  const removals = changes.filter(({ to }) => to === null);
  const writes = changes.filter(({ to }) => to !== null).toSorted((one, other) => growthOf(one) - growthOf(other));
  try {
    storage.write([...writes, ...removals]);
  } catch (error) {
    if (!(error instanceof StorageFullError) || removals.length === 0) throw error;
    storage.write([...removals, ...writes]);
  }
  return changes.map(({ key }) => key);
}

function changesBetween(before: BackupEntries, after: BackupEntries): TextChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .map((key) => ({ key, from: before[key] ?? null, to: after[key] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** How much more room a text takes: those that shrink go first and make room for those that grow. */
function growthOf({ from, to }: TextChange): number {
  return (to?.length ?? 0) - (from?.length ?? 0);
}
