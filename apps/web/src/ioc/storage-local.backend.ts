import { inProcessBackend } from "./in-process-backend.ts";

/** Everything in this browser's local storage. */
export const storageLocalBackend = /* @__PURE__ */ inProcessBackend(async (clock) =>
  (await import("./storage-local.module.ts")).createStorageLocalContainer(clock),
);
