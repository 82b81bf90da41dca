import { useEffect } from "react";
import { ButtonRow } from "../../components/button/button.ts";
import { focusHeading } from "../../components/focus/focus-heading.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { ReadState } from "../../components/page/owner-panel.tsx";
import { PagePart } from "../../components/page/page-part.tsx";
import { SmallText } from "../../components/text/text.ts";
import { dayText } from "../../components/text/timestamp.tsx";
import type { Backend } from "../../ioc/define-backend.ts";
import { useBackend } from "../../ioc/service-provider.tsx";
import { automaticText } from "./backup-texts.ts";
import { DownloadBackup } from "./download-backup.tsx";
import { RestoreBackup } from "./restore-backup.tsx";
import { TransferProgress } from "./transfer-progress.tsx";
import { useBackupState } from "./use-backup-state.ts";

/** The id of the panel's heading, for links. */
export const BACKUP = "backup";

/** Downloads and restores everything as one file. */
export function BackupPanel() {
  const { reads, lastBackupAt = null, automaticBackupAt = null } = useBackupState();
  const contents = contentsByLocation[useBackend().dataLocation];
  const automatic = automaticBackupAt === null ? "" : ` ${automaticText(automaticBackupAt)}`;
  const last = lastBackupAt === null ? "" : ` You last downloaded or restored one on ${dayText(lastBackupAt)}.`;

  // Loaded before the press, so that a backup works without a connection.
  useEffect(() => void import("../../ioc/exchange.ts").catch(() => {}), []);

  return (
    <PagePart id={BACKUP} title="Backup">
      <ReadState reads={reads} />
      <SmallText>{contents + automatic + last}</SmallText>
      <ButtonRow>
        <DownloadBackup>Download a backup</DownloadBackup>
      </ButtonRow>
      <RestoreBackup />
      <TransferProgress />
    </PagePart>
  );
}

const contentsByLocation: Record<Backend["dataLocation"], string> = {
  "this-browser": "One file with everything this site keeps in this browser: events, messages and gallery slides.",
  practice: "One file with everything this site keeps: events, messages and gallery slides.",
};

/** Says that a backup is due, and makes it. Renders nothing while none is. */
export function BackupReminder() {
  const { isDue, lastBackupAt = null, automaticBackupAt = null } = useBackupState();
  const reason = reasons[useBackend().dataLocation];
  if (!isDue) return null;
  return (
    <Notice
      title={
        lastBackupAt === null
          ? `You have no backup ${automaticBackupAt === null ? "" : "of your own "}yet`
          : `You last downloaded or restored a backup on ${dayText(lastBackupAt)}`
      }
    >
      <p>
        {automaticBackupAt !== null && `${automaticText(automaticBackupAt)} `}
        {reason}
      </p>
      <ButtonRow>
        {/* The reminder goes away with its button, so the focus moves to the heading. */}
        <DownloadBackup onMade={focusHeading}>Make a backup now</DownloadBackup>
      </ButtonRow>
    </Notice>
  );
}

const reasons: Record<Backend["dataLocation"], string> = {
  "this-browser":
    "Browsers may erase what a site keeps: when space runs low, when you clear your history, or when you haven’t visited in a while. A backup is a file you keep yourself.",
  practice: "A backup is a file you keep yourself, whatever happens to the server.",
};
