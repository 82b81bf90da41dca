import { httpGuarantees } from "@inner-light/storage-http";
import type { Backend } from "./backend.ts";
import { HiddenField } from "./spam-evidence.tsx";
import { ListVersions, MessageRoom, OWNERS_PORTS, Snapshots, StorageDiagnostics, SuspectedSpam } from "./tokens.ts";

/** Everything at the practice, behind the API of the server that serves the site. */
export const storageHttpBackend: Backend = {
  keptIn: "practice",
  connectsTo: ["'self'"],
  guarantees: httpGuarantees,
  privacy: { backupDays: 14, countsAddresses: true, deletesOldMessages: true },
  servesFeed: true,
  staleTime: 30_000,
  // A spread might have effects, so that the build of the other site would keep this object.
  optionalPorts: /* @__PURE__ */ OWNERS_PORTS.concat(
    Snapshots,
    ListVersions,
    StorageDiagnostics,
    SuspectedSpam,
    MessageRoom,
  ),
  messageField: HiddenField,
  load: async () => (await import("./storage-http.module.ts")).createStorageHttpContainer(),
};
