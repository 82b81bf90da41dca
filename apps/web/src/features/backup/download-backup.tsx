import { LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MAKE_BACKUP } from "../../ioc/use-cases.ts";
import { useCommand } from "../../ioc/use-command.ts";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { Button } from "../../ui/button/button.ts";
import { useDownload } from "../../ui/button/use-download.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { backupFileName, LARGE_BACKUP } from "./backup-texts.ts";

/** The key of every mutation that makes, compares or restores a backup. */
export const BACKUP_WORK = ["backup"];

/** A button that downloads everything as one file. Calls `onMade` once it is made. */
export function DownloadBackup({ onMade, children }: { onMade?: () => void; children: ReactNode }) {
  const { mutateAsync: make } = useCommand(MAKE_BACKUP);
  const showToast = useToast();
  const queryClient = useQueryClient();
  const download = useDownload(async () => {
    const { text, madeAt } = await make([]);
    if (new Blob([text]).size > LONGEST_BACKUP_IN_PAGE) showToast(LARGE_BACKUP);
    onMade?.();
    invalidateLastBackup(queryClient);
    return { name: backupFileName(madeAt), text };
  }, BACKUP_WORK);
  return (
    <Button $variant="outlined" {...download}>
      {children}
    </Button>
  );
}
