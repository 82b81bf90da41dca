import { queryOptions } from "@tanstack/react-query";
import type { StorageDiagnostics } from "../ioc/tokens.ts";
import { queryKeys } from "./query-keys.ts";

export const storageDiagnosticsQueries = {
  issues: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "issues"], queryFn: () => diagnostics.issues() }),

  usage: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: [...queryKeys.diagnostics, "usage"], queryFn: () => diagnostics.usage() }),
};
