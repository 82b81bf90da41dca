import { localStorageGuarantees } from "@inner-light/storage-local";
import type { Backend } from "./backend.ts";
import { OWNERS_PORTS, OwnMessages, PublishedCalendar, Snapshots, StorageDiagnostics } from "./tokens.ts";

/** A backend without a server, which keeps everything in this browser and binds every port. */
export function inProcessBackend(load: Backend["load"]): Backend {
  return {
    keptIn: "this-browser",
    connectsTo: [],
    guarantees: localStorageGuarantees,
    // There is no network to wait for, a full or blocked storage stays so when a call is repeated, and the change feed
    // reports every change, so that no data becomes stale by age.
    queryDefaults: {
      queries: { networkMode: "always", retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: "always", retry: false },
    },
    optionalPorts: [...OWNERS_PORTS, Snapshots, StorageDiagnostics, OwnMessages, PublishedCalendar],
    load,
  };
}
