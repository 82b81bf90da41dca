import { defineBackend } from "./define-backend.ts";

export const storageLocalBackend = /* @__PURE__ */ defineBackend({
  dataLocation: "this-browser",
  connectsTo: [],
  // Never stale, because the change feed reports every change.
  staleTime: Number.POSITIVE_INFINITY,
  hasAdmin: true,
  optionalPorts: ["diagnostics", "ownMessages", "publishedCalendar"],
  load: async (clock) => (await import("./storage-local.ports.ts")).storageLocalPorts(clock),
});
