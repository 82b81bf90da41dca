import { localStorageDeletedRecords } from "./local-storage-deleted-records.ts";
import { localStorageDiagnostics } from "./local-storage-diagnostics.ts";
import { localStorageInbox } from "./local-storage-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";

/** The ports that only the owner's page uses. Their first call loads this module, so that visitors never do. */
export function ownerPorts(page: LocalStoragePage) {
  return {
    inbox: localStorageInbox(page),
    deletedRecords: localStorageDeletedRecords(page),
    snapshots: localStorageSnapshots(page),
    diagnostics: localStorageDiagnostics(page),
  };
}
