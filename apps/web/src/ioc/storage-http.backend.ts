import { httpGuarantees } from "@inner-light/storage-http";
import { defineBackend } from "./define-backend.ts";
import { HiddenField } from "./spam-evidence.tsx";

/** Everything at the practice, behind the API of the server that serves the site. */
export const storageHttpBackend = /* @__PURE__ */ defineBackend({
  dataLocation: "practice",
  connectsTo: ["'self'"],
  guarantees: httpGuarantees,
  privacy: { backupDays: 14, countsAddresses: true, deletesOldMessages: true },
  servesFeed: true,
  staleTime: 30_000,
  optionalPorts: [
    "gate",
    "calendarEvents",
    "inbox",
    "deletedRecords",
    "changes",
    "snapshots",
    "suspectedSpam",
    "changePoller",
    "messageIntake",
  ],
  messageField: HiddenField,
  load: async () => (await import("./storage-http.module.ts")).storageHttpPorts(),
});
