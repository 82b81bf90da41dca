import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Notice } from "../../components/notice.tsx";
import { Stack } from "../../components/section/section.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/use-backend.ts";
import { color, type } from "../../theme/tokens.ts";
import { dayText } from "./backup-texts.ts";
import { RestoreBackup } from "./restore-backup.tsx";
import { useBackupState, useDownloadBackup } from "./use-backup.ts";

/** Everything in one file of the owner's, out and in. Absent where the backend cannot be read. */
export function BackupPanel() {
  const state = useBackupState();
  const { mutate, isPending } = useDownloadBackup();
  const texts = textsByLocation[useDataLocation()];

  if (state === null) return null;
  const { lastExportedAt, isDue } = state;
  return (
    <section aria-labelledby="backup">
      <Stack>
        <h2 id="backup">Backup</h2>
        {isDue && (
          <Notice
            title={
              lastExportedAt === null ? "There is no backup yet" : `Your last backup is from ${dayText(lastExportedAt)}`
            }
          >
            <p>{texts.reason}</p>
          </Notice>
        )}
        <Quiet>
          {texts.contents}
          {!isDue && lastExportedAt !== null && ` The last one was made on ${dayText(lastExportedAt)}.`}
        </Quiet>
        <ButtonRow>
          <Button
            $variant="outlined"
            aria-disabled={isPending || undefined}
            onClick={ignoreDoubleClick(() => !isPending && mutate())}
          >
            Download a backup
          </Button>
        </ButtonRow>
        <RestoreBackup />
      </Stack>
    </section>
  );
}

const textsByLocation: Record<DataLocation, { readonly reason: string; readonly contents: string }> = {
  "this-browser": {
    reason:
      "Browsers may erase what a site keeps: when room runs short, when the history is cleared, and some of them when the site was not visited for a while. A backup is a file of your own.",
    contents: "One file with everything that this site keeps in this browser: events, messages and gallery slides.",
  },
  practice: {
    reason: "A backup is a file of your own, whatever happens to the place where the site keeps its data.",
    contents: "One file with everything that this site keeps: events, messages and gallery slides.",
  },
};

const Quiet = styled.p`
  font: ${type.small};
  color: ${color.textMuted};
`;
