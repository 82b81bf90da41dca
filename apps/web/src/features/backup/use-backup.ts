import {
  BACKUP_MAX_LENGTH,
  type BackupPreview,
  isBackupDue,
  isoTimestampOf,
  type MarkedFileRefusal,
  type RestoreMode,
  ValidationError,
} from "@inner-light/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { Backups, CalendarEventRepository, Inbox } from "../../ioc/tokens.ts";
import { backupQueries } from "../../queries/backups.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { messageQueries } from "../../queries/messages.ts";

/** When the last backup was exported, and whether it is time for another. `null` until that is known. */
export function useBackupState() {
  const { clock } = useServices();
  const { data: lastExportedAt } = useQuery(backupQueries.lastExportedAt(useService(Backups)));
  const events = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const messages = useQuery(messageQueries.inbox(useService(Inbox)));
  if (lastExportedAt === undefined || events.isPending || messages.isPending) return null;
  // What cannot be read is there all the same.
  const hasRecords = [events, messages].some(({ data, isError }) => isError || data.length > 0);
  return { lastExportedAt, isDue: isBackupDue(hasRecords, lastExportedAt, clock.now()) };
}

/** Hands the owner a file with everything. */
export function useDownloadBackup() {
  const { clock } = useServices();
  const backups = useService(Backups);
  const queryClient = useQueryClient();
  const onError = useErrorToast();
  return useMutation({
    mutationFn: () => backups.export(),
    onSuccess: (file) => {
      const day = isoTimestampOf(clock.now()).slice(0, 10);
      download(`inner-light-backup-${day}.json`, file, "application/json");
      return queryClient.invalidateQueries(backupQueries.lastExportedAt(backups));
    },
    onError,
  });
}

/** A file that was read and not restored yet, and what is in it. */
export interface ChosenBackup {
  readonly file: string;
  readonly preview: BackupPreview;
}

/** Looks into a file. Rejects with `ValidationError` if it is refused; changes nothing. */
export function usePreviewBackup() {
  const backups = useService(Backups);
  return useMutation({
    mutationFn: async (chosen: File): Promise<ChosenBackup> => {
      const file = await textOf(chosen);
      return { file, preview: await backups.preview(file) };
    },
  });
}

/** Restores a backup: added to what is here, or in its place. */
export function useRestoreBackup() {
  const backups = useService(Backups);
  const onError = useErrorToast();
  return useMutation({
    mutationFn: ({ file, mode }: { readonly file: string; readonly mode: RestoreMode }) => backups.restore(file, mode),
    onError,
  });
}

/** A file that is too large is not even opened; one that cannot be opened counts as damaged. */
async function textOf(file: File): Promise<string> {
  if (file.size > BACKUP_MAX_LENGTH) throw refusal("too-large");
  return file.text().catch(() => Promise.reject(refusal("damaged")));
}

function refusal(code: MarkedFileRefusal): ValidationError {
  return new ValidationError([{ field: "file", code, message: `The file is ${code}` }]);
}
