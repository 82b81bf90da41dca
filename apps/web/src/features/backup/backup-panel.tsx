import { isBackupDue, isoTimestampOf, LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import type { ReactNode } from "react";
import type { Backend } from "../../ioc/define-backend.ts";
import { useBackend, useIsBound, useServices } from "../../ioc/use-services.ts";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { invalidateLastBackup, ownerQueries } from "../../queries/owner-queries.ts";
import { useCommand, useQueryOf } from "../../queries/service-hooks.ts";
import { downloadName } from "../../site/owners-words.ts";
import { download } from "../../ui/browser/download.ts";
import { focusHeading, type IsStillThere } from "../../ui/browser/focus.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { PagePart, ReadState } from "../../ui/page/owner-panel.tsx";
import { SmallText } from "../../ui/text/text.tsx";
import { formatDay } from "../../ui/text/timestamp.tsx";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";
import { BackupProgress, RestoreBackup } from "./restore-backup.tsx";

export const BACKUP = "backup";

export function BackupPanel() {
  const { reads, lastBackupAt = null, automaticBackupAt = null } = useBackupState();
  const automatic = automaticBackupAt === null ? "" : ` ${automaticText(automaticBackupAt)}`;
  const last =
    lastBackupAt === null ? "" : ` You last downloaded or restored one on ${formatDay(lastBackupAt, "en-US")}.`;
  return (
    <PagePart id={BACKUP} title="Backup">
      <ReadState reads={reads} />
      <SmallText>
        {`One file with everything this site keeps: events, messages and gallery slides.${automatic}${last}`}
      </SmallText>
      <ButtonRow>
        <DownloadBackup>Download a backup</DownloadBackup>
      </ButtonRow>
      <RestoreBackup />
    </PagePart>
  );
}

export function BackupReminder() {
  const { isDue, lastBackupAt = null, automaticBackupAt = null } = useBackupState();
  const reason = reasons[useBackend().dataLocation];
  if (!isDue) return null;
  return (
    <Notice
      title={
        lastBackupAt === null
          ? `You have no backup ${automaticBackupAt === null ? "" : "of your own "}yet`
          : `You last downloaded or restored a backup on ${formatDay(lastBackupAt, "en-US")}`
      }
    >
      <p>
        {automaticBackupAt !== null && `${automaticText(automaticBackupAt)} `}
        {reason}
      </p>
      <ButtonRow>
        <DownloadBackup onMade={(isStillThere) => isStillThere() && focusHeading()}>Make a backup now</DownloadBackup>
      </ButtonRow>
    </Notice>
  );
}

const reasons: Record<Backend["dataLocation"], string> = {
  "this-browser":
    "Browsers may erase what a site keeps: when space runs low, when you clear your history, or when you haven’t visited in a while. A backup is a file you keep yourself.",
  practice: "A backup is a file you keep yourself, whatever happens to the server.",
};

function automaticText(at: number): string {
  return `The server makes one by itself every day; the newest is from ${formatDay(at, "en-US")}.`;
}

function useBackupState() {
  const { clock } = useServices();
  const times = useQueryOf(ownerQueries.backupTimes);
  const events = useQueryOf(calendarEventQueries.list);
  const messages = useQueryOf(ownerQueries.inbox);
  const enabled = useIsBound("publishedCalendar");
  const ownList = useQueryOf({ ...ownerQueries.hasOwnList, enabled });
  const reads = [times, ownList];
  const isReading = [events, messages, ownList].some(({ isLoading }) => isLoading);
  if (times.data === undefined || isReading) return { reads };
  // Published events are not stored here. An unreadable list counts as having records.
  const kept = ownList.data === false ? [messages] : [events, messages];
  const hasRecords = kept.some(({ data, isError }) => isError || (data ?? []).length > 0);
  const { lastBackupAt, automaticBackupAt } = times.data;
  return { reads, lastBackupAt, automaticBackupAt, isDue: isBackupDue(hasRecords, lastBackupAt, clock.now()) };
}

interface DownloadBackupProps {
  readonly onMade?: (isStillThere: IsStillThere) => void;
  readonly children: ReactNode;
}

export function DownloadBackup({ onMade, children }: DownloadBackupProps) {
  const showToast = useToast();
  const { mutate, isPending } = useCommand("makeBackup", {
    onDone({ result: { text, madeAt }, client, isStillThere }) {
      const name = backupFileName(madeAt);
      const isLarge = new Blob([text]).size > LONGEST_BACKUP_IN_PAGE;
      showToast(isLarge ? LARGE_BACKUP : { title: "Backup Downloaded", text: `Look for ${name} in your downloads.` });
      onMade?.(isStillThere);
      invalidateLastBackup(client);
      download(name, text, "application/json");
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

const LARGE_BACKUP = {
  title: "Your Backup Is Safe, and Large",
  text: "It’s larger than 50 MB, more than this page can restore. If you ever need it, your server’s “restore” command brings it all back.",
};

export function backupFileName(now: number): string {
  // The Swedish locale formats dates as ISO 8601, in local time.
  const local = new Date(isoTimestampOf(now)).toLocaleString("sv-SE");
  return downloadName(`backup-${local.replace(" ", "-").replaceAll(":", "")}.json`);
}
