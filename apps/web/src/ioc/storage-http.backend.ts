import { defineBackend } from "./define-backend.ts";

export const storageHttpBackend = /* @__PURE__ */ defineBackend({
  dataLocation: "practice",
  connectsTo: ["'self'"],
  privacy: { backupDays: 14, countsAddresses: true, deletesOldMessages: true },
  servesFeed: true,
  staleTime: 30_000,
  hasAdmin: true,
  optionalPorts: ["suspectedSpam", "changePoller", "messageIntake"],
  load: async () => (await import("./storage-http.ports.ts")).storageHttpPorts(),
});
