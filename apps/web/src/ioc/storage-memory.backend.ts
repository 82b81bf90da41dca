import type { Backend } from "./backend.ts";
import { inProcessQueryDefaults } from "./in-process-query-defaults.ts";
import { Backups, OwnMessages, StorageDiagnostics } from "./tokens.ts";

/** Everything in memory, and gone with the page: for tests, and for trying things out. */
export const storageMemoryBackend: Backend = {
  dataLocation: "this-browser",
  connectsTo: [],
  queryDefaults: inProcessQueryDefaults,
  optionalPorts: [Backups, StorageDiagnostics, OwnMessages],
  load: async (clock) => (await import("./storage-memory.module.ts")).createStorageMemoryContainer(clock),
};
