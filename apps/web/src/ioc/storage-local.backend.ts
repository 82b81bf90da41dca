import { localStorageGuarantees } from "@inner-light/storage-local";
import type { Backend } from "./backend.ts";
import { OWNERS_PORTS, OwnMessages, PublishedCalendar, Snapshots, StorageDiagnostics } from "./tokens.ts";

/** Everything in this browser's local storage. */
export const storageLocalBackend: Backend = {
  keptIn: "this-browser",
  connectsTo: [],
  guarantees: localStorageGuarantees,
  // The change feed reports every change, so that no data becomes stale by age.
  staleTime: Number.POSITIVE_INFINITY,
  // A spread might have effects, so that the build of the other site would keep this object.
  optionalPorts: /* @__PURE__ */ OWNERS_PORTS.concat(Snapshots, StorageDiagnostics, OwnMessages, PublishedCalendar),
  load: async (clock) => (await import("./storage-local.module.ts")).createStorageLocalContainer(clock),
};
