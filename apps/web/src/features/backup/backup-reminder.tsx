import { ButtonRow } from "../../components/button/button.ts";
import { focusHeading } from "../../components/layout/focus-heading.ts";
import { Notice } from "../../components/notice.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { dayText } from "./backup-texts.ts";
import { DownloadBackup } from "./download-backup.tsx";
import { useBackupState } from "./use-backup-state.ts";

/** Says that a backup is due, and makes it. Renders nothing while none is. */
export function BackupReminder() {
  const state = useBackupState();
  const reason = reasons[useDataLocation()];
  if (!state?.isDue) return null;
  const { lastBackupAt } = state;
  return (
    <Notice
      title={
        lastBackupAt === null
          ? "You have no backup yet"
          : `Your last backup was made or restored on ${dayText(lastBackupAt)}`
      }
    >
      <p>{reason}</p>
      <ButtonRow>
        {/* The reminder goes away with its button, so the focus moves to the heading. */}
        <DownloadBackup onMade={focusHeading}>Make a backup now</DownloadBackup>
      </ButtonRow>
    </Notice>
  );
}

const reasons: Record<DataLocation, string> = {
  "this-browser":
    "Browsers may erase what a site keeps: when space runs low, when you clear your history, or when you haven’t visited in a while. A backup is a file you keep yourself.",
  practice: "A backup is a file you keep yourself, whatever happens to the server.",
};
