import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import { once } from "../../components/once.ts";
import { Stack } from "../../components/section/section.ts";
import { color, type } from "../../theme/tokens.ts";
import { dayText } from "./backup-texts.ts";
import { RestoreBackup } from "./restore-backup.tsx";
import { useBackupState, useDownloadBackup } from "./use-backup.ts";

/** Everything in one file that is the owner's, out and in. Absent where the browser keeps nothing. */
export function BackupPanel() {
  const { data } = useBackupState();
  const { mutate, isPending } = useDownloadBackup();

  if (data === undefined) return null;
  const { lastMadeAt, isDue } = data;
  return (
    <section aria-labelledby="backup">
      <Stack>
        <h2 id="backup">Backup</h2>
        {isDue && (
          <Notice
            title={lastMadeAt === null ? "There is no backup yet" : `Your last backup is from ${dayText(lastMadeAt)}`}
          >
            <p>
              Browsers may erase what a site keeps: when room runs short, when the history is cleared, and some of them
              when the site was not visited for a while. A backup is a file of your own.
            </p>
          </Notice>
        )}
        <Quiet>
          One file with everything that this site keeps in this browser: events, messages and gallery slides.
          {!isDue && lastMadeAt !== null && ` The last one was made on ${dayText(lastMadeAt)}.`}
        </Quiet>
        <ButtonRow>
          <Button $look="outlined" aria-disabled={isPending || undefined} onClick={once(() => !isPending && mutate())}>
            Download a backup
          </Button>
        </ButtonRow>
        <RestoreBackup />
      </Stack>
    </section>
  );
}

const Quiet = styled.p`
  font: ${type.small};
  color: ${color.soft};
`;
