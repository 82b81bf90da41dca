import { localStorageDiagnostics } from "./local-storage-diagnostics.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";

/** The ports that only the owner's page uses. Their first call loads this module, so that visitors never do. */
export function ownerPorts(page: LocalStoragePage) {
  return {
    snapshots: localStorageSnapshots(page),
    diagnostics: localStorageDiagnostics(page),
  };
}
