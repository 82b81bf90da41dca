import type * as core from "@inner-light/core";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** What only the owner's page reads, besides events. */
export const ownerQueries = {
  isGateOpen: (gate: core.AdminGate) => queryOptions({ queryKey: queryKeys.gate, queryFn: () => gate.isOpen() }),

  /** All messages. */
  inbox: (inbox: core.Inbox) =>
    queryOptions({ queryKey: [...queryKeys.messages, "inbox"], queryFn: () => inbox.list() }),

  /** Apart from the messages: marking or deleting them says nothing new of it. Read every minute. */
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

/** Call it once messages were erased, which makes room. */
export function invalidateIntake(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.intake });
}

/** Call it after a backup is made or restored: the change feed reports records only. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
