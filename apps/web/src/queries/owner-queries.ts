import type * as core from "@inner-light/core";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** What only the owner's page reads, besides events. */
export const ownerQueries = {
  isGateOpen: (gate: core.AdminGate) => queryOptions({ queryKey: queryKeys.gate, queryFn: () => gate.isOpen() }),

  /** All messages. Waits for nothing where the backend has no port to them. */
  inbox: (inbox: core.Inbox | null) =>
    queryOptions({
      queryKey: [...queryKeys.messages, "inbox"],
      queryFn: inbox === null ? skipToken : () => inbox.list(),
    }),

  /** Whether this backend keeps a list of events of its own. Changes with the events. */
  hasOwnList: (publishedCalendar: core.PublishedCalendar | null) =>
    queryOptions({
      queryKey: [...queryKeys.events, "has-own-list"],
      queryFn: publishedCalendar === null ? skipToken : () => publishedCalendar.hasOwnList(),
    }),

  backupTimes: (snapshots: core.Snapshots) =>
    queryOptions({ queryKey: queryKeys.backups, queryFn: () => snapshots.backupTimes() }),

  storageIssues: (diagnostics: core.StorageDiagnostics) =>
    queryOptions({ queryKey: queryKeys.diagnostics, queryFn: () => diagnostics.issues() }),

  /** The deleted records of a noun that can be restored. Waits for nothing where the backend keeps none. */
  deletedRecords: <Noun extends core.DeletableNoun>(deletedRecords: core.DeletedRecords | null, noun: Noun) =>
    queryOptions({
      queryKey: [...queryKeys[noun], "deleted"],
      queryFn: deletedRecords === null ? skipToken : () => deletedRecords.list(noun),
    }),
};

/** Call it after a backup is made or restored: the change feed reports records only. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
