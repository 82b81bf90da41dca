import type { AdminGate, DeletableNoun, DeletedRecords, Inbox, Snapshots, StorageDiagnostics } from "@inner-light/core";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** What only the owner's page reads, besides events. */
export const ownerQueries = {
  isGateOpen: (gate: AdminGate) => queryOptions({ queryKey: queryKeys.gate, queryFn: () => gate.isOpen() }),

  /** All messages. Waits for nothing where the backend has no port to them. */
  inbox: (inbox: Inbox | null) =>
    queryOptions({
      queryKey: [...queryKeys.messages, "inbox"],
      queryFn: inbox === null ? skipToken : () => inbox.list(),
    }),

  backupTimes: (snapshots: Snapshots) =>
    queryOptions({ queryKey: queryKeys.backups, queryFn: () => snapshots.backupTimes() }),

  storageIssues: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: queryKeys.diagnostics, queryFn: () => diagnostics.issues() }),

  /** Never changes, so no change makes it stale. */
  keptSince: (diagnostics: StorageDiagnostics) =>
    queryOptions({ queryKey: ["kept since"], queryFn: () => diagnostics.keptSince(), staleTime: "static" }),

  /** The deleted records of a noun that can be restored. Waits for nothing where the backend keeps none. */
  deletedRecords: <Noun extends DeletableNoun>(deletedRecords: DeletedRecords | null, noun: Noun) =>
    queryOptions({
      queryKey: [...queryKeys[noun], "deleted"],
      queryFn: deletedRecords === null ? skipToken : () => deletedRecords.list(noun),
    }),
};

/** Call it after a backup is made or restored: the change feed reports records only. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
