import { inProcessBackend } from "./in-process-backend.ts";

/** Everything in memory, and gone with the page: for tests and experiments. */
export const storageMemoryBackend = inProcessBackend(async (clock) =>
  (await import("./storage-memory.module.ts")).createStorageMemoryContainer(clock),
);
