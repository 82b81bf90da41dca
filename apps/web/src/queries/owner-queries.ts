import type * as core from "@inner-light/core";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** The reads of the owner's page, except for events. */
export const ownerQueries = {
  isGateOpen: (gate: core.AdminGate) => queryOptions({ queryKey: queryKeys.gate, queryFn: () => gate.isOpen() }),

  inbox: (inbox: core.Inbox) =>
    queryOptions({ queryKey: [...queryKeys.messages, "inbox"], queryFn: () => inbox.list() }),

  /** Read every minute. Not under the messages' key, because marking or deleting them does not change it. */
  intakeStatus: (intake: core.MessageIntake) =>
    queryOptions({ queryKey: queryKeys.intake, queryFn: () => intake.status(), refetchInterval: 60_000 }),

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

  /** The deleted records of a noun that can be restored. */
  deletedRecords: <Noun extends core.DeletableNoun>(deletedRecords: core.DeletedRecords, noun: Noun) =>
    queryOptions({ queryKey: [...queryKeys[noun], "deleted"], queryFn: () => deletedRecords.list(noun) }),
};

/** Call it after messages are erased, which makes room. */
export function invalidateIntake(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.intake });
}

/** Call it after a backup is made or restored: the change feed reports records only. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
