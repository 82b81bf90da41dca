import { queryOptions } from "@tanstack/react-query";
import type { Backups } from "../ioc/tokens.ts";
import { queryKeys } from "./query-keys.ts";

export const backupQueries = {
  lastExportedAt: (backups: Backups) =>
    queryOptions({ queryKey: queryKeys.backups, queryFn: () => backups.lastExportedAt() }),
};
