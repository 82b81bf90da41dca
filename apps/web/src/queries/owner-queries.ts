import type { DeletableNoun } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";
import { queryOf } from "./service-hooks.ts";

export const ownerQueries = {
  isGateOpen: queryOf("gate", { queryKey: queryKeys.gate, read: (gate) => gate.isOpen() }),

  poll: queryOf("changePoller", {
    queryKey: queryKeys.poll,
    read: (changePoller) => changePoller.poll().then(() => null),
    staleTime: 0,
    // Lets two users see each other's changes within five seconds.
    refetchInterval: 3_000,
    refetchOnWindowFocus: true,
  }),

  inbox: queryOf("inbox", { queryKey: [...queryKeys.messages, "inbox"], read: (inbox) => inbox.list() }),

  /** Marking or deleting messages does not change the intake status. */
  intakeStatus: queryOf("messageIntake", {
    queryKey: queryKeys.intake,
    read: (intake) => intake.status(),
    refetchInterval: 60_000,
  }),

  hasOwnList: queryOf("publishedCalendar", {
    queryKey: [...queryKeys.events, "has-own-list"],
    read: (calendar) => calendar.hasOwnList(),
  }),

  backupTimes: queryOf("snapshots", { queryKey: queryKeys.backups, read: (snapshots) => snapshots.backupTimes() }),

  storageIssues: queryOf("diagnostics", {
    queryKey: queryKeys.diagnostics,
    read: (diagnostics) => diagnostics.issues(),
  }),

  deletedRecords: <Noun extends DeletableNoun>(noun: Noun) =>
    queryOf("deletedRecords", {
      queryKey: [...queryKeys[noun], "deleted"],
      read: (deletedRecords) => deletedRecords.list(noun),
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
