import type * as core from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const ownerQueries = {
  isGateOpen: { queryKey: queryKeys.gate, read: (gate: core.AdminGate) => gate.isOpen() },

  inbox: { queryKey: [...queryKeys.messages, "inbox"], read: (inbox: core.Inbox) => inbox.list() },

  /** Marking or deleting messages does not change the intake status. */
  intakeStatus: {
    queryKey: queryKeys.intake,
    read: (intake: core.MessageIntake) => intake.status(),
    refetchInterval: 60_000,
  },

  hasOwnList: {
    queryKey: [...queryKeys.events, "has-own-list"],
    read: (calendar: core.PublishedCalendar) => calendar.hasOwnList(),
  },

  backupTimes: { queryKey: queryKeys.backups, read: (snapshots: core.Snapshots) => snapshots.backupTimes() },

  storageIssues: {
    queryKey: queryKeys.diagnostics,
    read: (diagnostics: core.StorageDiagnostics) => diagnostics.issues(),
  },

  deletedRecords: <Noun extends core.DeletableNoun>(noun: Noun) => ({
    queryKey: [...queryKeys[noun], "deleted"],
    read: (deletedRecords: core.DeletedRecords) => deletedRecords.list(noun),
  }),
};

/** Call this after messages are erased. */
export function invalidateIntake(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.intake });
}

/** Call this after a backup or a restore. The change feed does not report either. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
