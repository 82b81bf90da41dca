import { isoTimestampOf, LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MAKE_BACKUP } from "../../ioc/service-tokens.ts";
import { useCommand } from "../../ioc/use-services.ts";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { downloadName } from "../../site/owners-words.ts";
import { download } from "../../ui/browser/download.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";
import { Button } from "../../ui/button/button.ts";
import { SmallText } from "../../ui/text/text.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";

/** A button that downloads everything as one file. Calls `onMade` once it is made. */
export function DownloadBackup({
  onMade,
  children,
}: {
  onMade?: (isStillThere: IsStillThere) => void;
  children: ReactNode;
}) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCommand(MAKE_BACKUP, {
    onSuccess({ text, madeAt }, _, isStillThere) {
      if (new Blob([text]).size > LONGEST_BACKUP_IN_PAGE) showToast(LARGE_BACKUP);
      onMade?.(isStillThere);
      invalidateLastBackup(queryClient);
      download(backupFileName(madeAt), text, "application/json");
    },
    onError: useErrorToast(),
  });
  return (
    <>
      <Button $variant="outlined" onClick={() => isPending || mutate([])} aria-disabled={isPending || undefined}>
        {children}
      </Button>
      <BackupProgress isWorking={isPending} />
    </>
  );
}

/** Says that a backup is on its way, once it has taken a second. */
export function BackupProgress({ isWorking }: { isWorking: boolean }) {
  const isLate = useIsLate(isWorking);
  return (
    <div aria-live="polite">
      {isLate && (
        <SmallText as="label">
          Your backup is on its way. Please keep this page open… <progress />
        </SmallText>
      )}
    </div>
  );
}

/** Shown after a download that is too large for this page to restore. */
const LARGE_BACKUP = {
  title: "Your Backup Is Safe, and Large",
  text: "It’s larger than 50 MB, more than this page can restore. If you ever need it, your server’s “restore” command brings it all back.",
};

/** Has the device's day and time in it, so that two backups of one day have two names. */
export function backupFileName(now: number): string {
  // Swedish dates are written like ISO 8601.
  const local = new Date(isoTimestampOf(now)).toLocaleString("sv-SE");
  return downloadName(`backup-${local.replace(" ", "-").replaceAll(":", "")}.json`);
}
