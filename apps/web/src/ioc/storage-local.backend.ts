import type { Backend } from "./backend.ts";
import { inProcessQueryDefaults } from "./in-process-query-defaults.ts";
import { Backups, OwnMessages, StorageDiagnostics } from "./tokens.ts";

/** Everything in this browser's local storage. */
export const storageLocalBackend: Backend = {
  dataLocation: "this-browser",
  connectsTo: [],
  queryDefaults: inProcessQueryDefaults,
  optionalPorts: [Backups, StorageDiagnostics, OwnMessages],
  load: async (clock) => (await import("./storage-local.module.ts")).createStorageLocalContainer(clock),
};
