import { defineBackend } from "./define-backend.ts";

/** Everything in this browser's local storage. */
export const storageLocalBackend = /* @__PURE__ */ defineBackend({
  dataLocation: "this-browser",
  connectsTo: [],
  // The change feed reports every change, so that no data becomes stale by age.
  staleTime: Number.POSITIVE_INFINITY,
  hasAdmin: true,
  optionalPorts: ["diagnostics", "ownMessages", "publishedCalendar"],
  load: async (clock) => (await import("./storage-local.module.ts")).storageLocalPorts(clock),
});
