import {
  type BackupReading,
  backupText,
  compareBackup,
  isBackupDue,
  isoTimestampOf,
  type ListComparison,
  mergeBackup,
  readBackup,
  type StoredEntries,
} from "@inner-light/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { useFailureToast } from "../../components/toast/use-failure-toast.ts";
import { useClock, useService } from "../../ioc/service-provider.tsx";
import { BackupLog, CalendarEventRepository, ContactSubmissionRepository, StoredData } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";
import { readBackupFile } from "./read-backup-file.ts";

const stateKey = ["backup-state"] as const;

/** When the last backup was made, and whether it is time for another. */
export function useBackupState() {
  const clock = useClock();
  const calendarEvents = useService(CalendarEventRepository);
  const contactSubmissions = useService(ContactSubmissionRepository);
  const backupLog = useService(BackupLog);
  useRepositoryChanges(calendarEvents, stateKey);
  useRepositoryChanges(contactSubmissions, stateKey);
  return useQuery({
    queryKey: stateKey,
    queryFn: async () => {
      const lastMadeAt = await (await backupLog()).lastMadeAt();
      const lists = await Promise.all([(await calendarEvents()).list(), (await contactSubmissions()).list()]);
      return { lastMadeAt, isDue: isBackupDue(lists, lastMadeAt, clock.now()) };
    },
  });
}

/** Hands the owner a file with everything, and notes when. */
export function useDownloadBackup() {
  const clock = useClock();
  const storedData = useService(StoredData);
  const backupLog = useService(BackupLog);
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async () => {
      const now = clock.now();
      const createdAt = isoTimestampOf(now);
      const entries = await (await storedData()).read();
      download(
        `inner-light-backup-${createdAt.slice(0, 10)}.json`,
        backupText({ createdAt, entries }),
        "application/json",
      );
      await (await backupLog()).noteMadeAt(now);
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateKey }),
  });
}

/** A backup that was read and not restored yet, beside what is here. */
export interface BackupPreview {
  readonly createdAt: string;
  readonly entries: StoredEntries;
  readonly comparison: readonly ListComparison[];
}

/** Looks into a file. Answers a preview, or why it is refused; changes nothing. */
export function usePreviewBackup() {
  const storedData = useService(StoredData);
  return useMutation({
    mutationFn: async (file: File): Promise<BackupPreview | Extract<BackupReading, { refusal: unknown }>> => {
      const reading = await readBackupFile(file, readBackup);
      if ("refusal" in reading) return reading;
      const { createdAt, entries } = reading.backup;
      const here = await (await storedData()).read();
      return { createdAt, entries, comparison: compareBackup(here, entries) };
    },
  });
}

/** Restores a backup: added to what is here, or in its place. */
export function useRestoreBackup(way: "merge" | "replace") {
  const storedData = useService(StoredData);
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async (entries: StoredEntries) =>
      (await storedData()).rewrite((here) => (way === "merge" ? mergeBackup(here, entries) : entries)),
    onSuccess: () => queryClient.invalidateQueries(),
    onError,
  });
}
