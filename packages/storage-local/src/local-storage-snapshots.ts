import { ConflictError, isoTimestampOf, ReadOnlyError, type Snapshots } from "@inner-light/core";
import { belongsTo, isVersionKey, LIST_KEYS } from "./keys.ts";
import { isLaterVersion } from "./list-store.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { fingerprint } from "./quarantine.ts";
import type { SiteTexts } from "./site-storage.ts";
import { mergedTexts, replacedTexts, snapshotOf } from "./stored-snapshot.ts";

/** When the owner last had a backup. It concerns this browser only, so snapshots leave it out. */
const LAST_BACKUP_KEY = "backup:lastMadeAt";

/** Snapshots of all the site's texts in local storage. */
export function localStorageSnapshots(page: LocalStoragePage): Snapshots {
  const { clock, storage } = page;
  return {
    async read() {
      const texts = storage.siteTexts();
      return { ...snapshotOf(texts), version: versionOf(texts) };
    },

    async merge(offered) {
      page.replaceTexts((here) => requireKnownVersions(here, mergedTexts(here, offered)));
    },

    async replace(snapshot, version) {
      page.replaceTexts((here) => {
        if (versionOf(here) !== version) throw new ConflictError("Something has changed since");
        return requireKnownVersions(here, replacedTexts(here, snapshot));
      });
    },

    async backupTimes() {
      const moment = Date.parse((storage.get(LAST_BACKUP_KEY) ?? "").replaceAll('"', ""));
      return { lastBackupAt: Number.isNaN(moment) ? null : moment, automaticBackupAt: null };
    },

    async recordBackup() {
      storage.writeJson(LAST_BACKUP_KEY, JSON.stringify(isoTimestampOf(clock.now())));
    },
  };
}

/** Throws `ReadOnlyError` where texts change of a noun whose list a later version of this site wrote. */
function requireKnownVersions(before: SiteTexts, after: SiteTexts): SiteTexts {
  const keys = Object.keys({ ...before, ...after });
  for (const list of Object.values(LIST_KEYS)) {
    const own = keys.filter((key) => belongsTo(list, key));
    const isLater = own.some((key) => isVersionKey(key) && isLaterVersion(before[key] ?? null));
    if (isLater && own.some((key) => before[key] !== after[key]))
      throw new ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
  }
  return after;
}

/** The same for the same texts, in whatever order the browser lists them. */
function versionOf(texts: SiteTexts): string {
  return fingerprint(JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
