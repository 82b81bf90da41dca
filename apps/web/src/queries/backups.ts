import type { Backups } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const backupQueries = {
  lastBackupAt: (backups: Backups) =>
    queryOptions({ queryKey: queryKeys.backups, queryFn: () => backups.lastBackupAt() }),
};
