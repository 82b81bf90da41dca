import {
  type BackupFile,
  hasCode,
  isCalendarDate,
  type RecordSummary,
  type RestoreMode,
  type SnapshotComparison,
} from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation/confirmation.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { americanFormats } from "../../site/american-formats.ts";
import { formatMoment } from "../../site/format-moment.ts";
import { nounNames } from "../../site/noun-names.ts";
import { BACKUP_WORK } from "./backup-progress.tsx";
import { addedText } from "./backup-texts.ts";

interface BackupPreviewPanelProps {
  readonly backup: BackupFile;
  readonly comparison: readonly SnapshotComparison[];
  /** The version of what the backup was compared with. */
  readonly version: string;
  readonly onClose: () => void;
  /** Called when something has changed since the preview. */
  readonly onStale: () => void;
}

/** Compares a backup with what is here, and offers two ways to restore it. The one that loses records asks again. */
export function BackupPreviewPanel({ backup, comparison, version, onClose, onStale }: BackupPreviewPanelProps) {
  const snapshots = useService("snapshots");
  const showToast = useToast();
  const queryClient = useQueryClient();
  const showErrorToast = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationKey: BACKUP_WORK,
    async mutationFn(mode: RestoreMode) {
      const { restoreBackup } = await import("../../ioc/exchange.ts");
      await restoreBackup(snapshots, backup.snapshot, mode, version);
    },
    onSuccess(_, mode) {
      invalidateLastBackup(queryClient);
      showToast({ title: "Backup Restored", text: mode === "merge" ? addedText(comparison) : REPLACED });
      onClose();
    },
    onError(error) {
      showErrorToast(error);
      if (hasCode(error, "conflict")) onStale();
    },
  });
  const restore = (mode: RestoreMode) => () => isPending || mutate(mode);

  return (
    <Notice title={`A backup from ${formatMoment(backup.createdAt, "en-US")}`}>
      <ul>
        {comparison.map((each) => (
          <li key={each.noun}>{comparisonText(each)}</li>
        ))}
      </ul>
      <RecordList title="What a merge adds" records={comparison.flatMap(({ added }) => added)} />
      <RecordList
        title="In the file, too, but different: Merge keeps yours"
        records={comparison.flatMap(({ differing }) => differing)}
      />
      <Confirmation
        question="Replace everything that’s here? You can’t undo this. If in doubt, download a backup of what’s here first."
        answers={[{ label: "Yes, replace everything", onChoose: restore("replace") }]}
        no="No, keep what’s here"
      >
        {(asking) => (
          <>
            <p>
              Merge adds what’s new and keeps everything that’s here as it is. Replace everything makes it all match the
              file; anything that’s only here is lost.
            </p>
            <ButtonRow>
              <Button onClick={restore("merge")}>Merge</Button>
              <Button $variant="outlined" {...asking}>
                Replace everything
              </Button>
              <Button $variant="outlined" onClick={onClose}>
                Cancel
              </Button>
            </ButtonRow>
          </>
        )}
      </Confirmation>
    </Notice>
  );
}

/** "Events: 1 here, 2 in the file, 1 new". */
function comparisonText({ noun, here, offered, added }: SnapshotComparison): string {
  return `${nounNames[noun]}: ${here} here, ${offered} in the file, ${added.length} new`;
}

const REPLACED = "Everything is now as it was when the backup was made.";

/** Records of the file by title and date, folded away. Nothing where there are none. */
function RecordList({ title, records }: { title: string; records: readonly RecordSummary[] }) {
  if (records.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({records.length})
      </summary>
      <ul>
        {records.map(({ title, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and records may be alike.
          <li key={index}>
            {title === "" ? "A record that can’t be read" : <bdi>{title}</bdi>}
            {isCalendarDate(date) && `, ${americanFormats.date(date)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
