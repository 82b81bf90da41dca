import { type Clock, type Snapshot, systemClock } from "@inner-light/core";
import { createDocumentBackend, type SiteDocument } from "./document-backend.ts";

interface MemoryBackendOptions {
  readonly clock?: Clock;
  readonly snapshot?: Snapshot;
}

/** Implements every port in memory. Serves as the reference for the ports' behavior. */
export function createMemoryBackend({ clock = systemClock, snapshot }: MemoryBackendOptions = {}) {
  let document: SiteDocument | undefined = snapshot && { snapshot, version: 0, lastBackupAt: null };
  return createDocumentBackend({
    clock,
    store: {
      read: async () => document,
      async update(change) {
        const [after, result] = change(document);
        document = after;
        return result;
      },
    },
  });
}
