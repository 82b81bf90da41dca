import type { Snapshots } from "@inner-light/core";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const backupQueries = {
  times: (snapshots: Snapshots) =>
    queryOptions({ queryKey: queryKeys.backups, queryFn: () => snapshots.backupTimes() }),
};

/** Call it after a backup is made or restored: the change feed reports records only. */
export function invalidateLastBackup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.backups });
}
