import type { StorageDiagnostics } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { storageAge, storageIssues, storageUsage } from "./schemas.ts";

export function httpStorageDiagnostics(client: HttpClient): StorageDiagnostics {
  const { issues, usage, since, raw } = client.api.diagnostics;
  return {
    issues: () => client.read(() => issues.$get(), storageIssues),
    usage: () => client.read(() => usage.$get(), storageUsage),
    keptSince: async () => (await client.read(() => since.$get(), storageAge)).keptSince,
    exportRaw: () => client.text(() => raw.$get()),
  };
}
