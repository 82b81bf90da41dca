import type { StorageDiagnostics } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const storageDiagnosticsQueries = {
  issues: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "issues"], queryFn: () => diagnostics.issues() }),

  keptSince: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "kept since"], queryFn: () => diagnostics.keptSince() }),

  usage: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "usage"], queryFn: () => diagnostics.usage() }),
};
