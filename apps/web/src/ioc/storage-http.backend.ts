import type { Backend } from "./backend.ts";
import { Backups, StorageDiagnostics, SuspectedSpam } from "./tokens.ts";

/** Everything at the practice, behind the API of the server that serves the site. */
export const storageHttpBackend: Backend = {
  dataLocation: "practice",
  connectsTo: ["'self'"],
  // The adapter retries by itself where that is safe. Pausing while the browser is offline would leave a form waiting
  // without a word, so every call runs and fails.
  queryDefaults: {
    queries: { networkMode: "always", retry: false, staleTime: 30_000 },
    mutations: { networkMode: "always", retry: false },
  },
  optionalPorts: [Backups, StorageDiagnostics, SuspectedSpam],
  load: async () => (await import("./storage-http.module.ts")).createStorageHttpContainer(),
};
