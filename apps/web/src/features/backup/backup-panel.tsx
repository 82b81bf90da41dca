import { isBackupDue, isoTimestampOf } from "@inner-light/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Notice } from "../../components/notice.tsx";
import { Stack } from "../../components/section/section.ts";
import { SmallText } from "../../components/text.ts";
import { useDownload } from "../../components/use-download.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation, useService, useServices } from "../../ioc/service-provider.tsx";
import { Backups, CalendarEventRepository, Inbox } from "../../ioc/tokens.ts";
import { backupQueries } from "../../queries/backups.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { messageQueries } from "../../queries/messages.ts";
import { dayText } from "./backup-texts.ts";
import { RestoreBackup } from "./restore-backup.tsx";

/** Downloads and restores everything as one file. Renders nothing where the backend cannot be read. */
export function BackupPanel() {
  const state = useBackupState();
  const { clock } = useServices();
  const backups = useService(Backups);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDownload(async () => {
    const text = await backups.export();
    void queryClient.invalidateQueries(backupQueries.lastBackupAt(backups));
    return { name: `inner-light-backup-${isoTimestampOf(clock.now()).slice(0, 10)}.json`, text };
  });
  const texts = textsByLocation[useDataLocation()];

  if (state === null) return null;
  const { lastBackupAt, isDue } = state;
  return (
    <section aria-labelledby="backup">
      <Stack>
        <h2 id="backup">Backup</h2>
        {isDue && (
          <Notice
            title={
              lastBackupAt === null ? "There is no backup yet" : `Your last backup is from ${dayText(lastBackupAt)}`
            }
          >
            <p>{texts.reason}</p>
          </Notice>
        )}
        <SmallText>
          {texts.contents}
          {!isDue && lastBackupAt !== null && ` The last one was made on ${dayText(lastBackupAt)}.`}
        </SmallText>
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

/** When the last backup was exported, and whether it is time for another. `null` until that is known. */
function useBackupState() {
  const { clock } = useServices();
  const { data: lastBackupAt } = useQuery(backupQueries.lastBackupAt(useService(Backups)));
  const events = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const messages = useQuery(messageQueries.inbox(useService(Inbox)));
  if (lastBackupAt === undefined || events.isPending || messages.isPending) return null;
  // A list that cannot be read holds something all the same.
  const hasRecords = [events, messages].some(({ data, isError }) => isError || data.length > 0);
  return { lastBackupAt, isDue: isBackupDue(hasRecords, lastBackupAt, clock.now()) };
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
