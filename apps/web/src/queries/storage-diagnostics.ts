import type { StorageDiagnostics } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const storageDiagnosticsQueries = {
  issues: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "issues"], queryFn: () => diagnostics.issues() }),

  /** Never changes, so no change makes it stale. */
  keptSince: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: ["kept since"], queryFn: () => diagnostics.keptSince(), staleTime: "static" }),

  usage: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "usage"], queryFn: () => diagnostics.usage() }),
};
