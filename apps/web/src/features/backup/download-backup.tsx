import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.ts";
import { useDownload } from "../../components/button/use-download.ts";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { backupFileName } from "./backup-texts.ts";

/** A button that downloads everything as one file. Calls `onMade` once it is made. */
export function DownloadBackup({ onMade, children }: { onMade?: () => void; children: ReactNode }) {
  const { clock } = useServices();
  const snapshots = useService("snapshots");
  const queryClient = useQueryClient();
  const download = useDownload(async () => {
    const { exportBackup } = await import("../../ioc/exchange.ts");
    const text = await exportBackup(snapshots, clock);
    onMade?.();
    invalidateLastBackup(queryClient);
    return { name: backupFileName(clock.now()), text };
  });
  return (
    <Button $variant="outlined" {...download}>
      {children}
    </Button>
  );
}
