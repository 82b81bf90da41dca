import { ButtonRow } from "../../components/button/button.ts";
import { PagePart } from "../../components/page-part.tsx";
import { SmallText } from "../../components/text.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { dayText } from "./backup-texts.ts";
import { DownloadBackup } from "./download-backup.tsx";
import { RestoreBackup } from "./restore-backup.tsx";
import { useBackupState } from "./use-backup-state.ts";

/** The id of the panel's heading, for links. */
export const BACKUP = "backup";

/** Downloads and restores everything as one file. Renders nothing where the backend cannot be read. */
export function BackupPanel() {
  const state = useBackupState();
  const contents = contentsByLocation[useDataLocation()];

  if (state === null) return null;
  const { lastBackupAt } = state;
  return (
    <PagePart id={BACKUP} title="Backup">
      <SmallText>
        {contents}
        {lastBackupAt !== null && ` The last one was made or restored on ${dayText(lastBackupAt)}.`}
      </SmallText>
      <ButtonRow>
        <DownloadBackup>Download a backup</DownloadBackup>
      </ButtonRow>
      <RestoreBackup />
    </PagePart>
  );
}

const contentsByLocation: Record<DataLocation, string> = {
  "this-browser": "One file with everything this site keeps in this browser: events, messages and gallery slides.",
  practice: "One file with everything this site keeps: events, messages and gallery slides.",
};
