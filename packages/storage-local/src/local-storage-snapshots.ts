import { ConflictError, isoTimestampOf, type Snapshots } from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { fingerprint } from "./quarantine.ts";
import type { SiteTexts } from "./site-storage.ts";
import { mergedTexts, snapshotOf, textsOf } from "./stored-snapshot.ts";

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
      page.replaceTexts((here) => ({ ...here, ...mergedTexts(here, offered) }));
    },

    async replace(snapshot, version) {
      page.replaceTexts((here) => {
        if (versionOf(here) !== version) throw new ConflictError("Something has changed since");
        return textsOf(snapshot);
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

/** The same for the same texts, in whatever order the browser lists them. */
function versionOf(texts: SiteTexts): string {
  return fingerprint(JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
