import type { BackupPreview, RestoreMode } from "@inner-light/application";
import { isCalendarDate, type Noun, type RecordSummary, type SnapshotComparison } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import { RESTORE_BACKUP } from "../../ioc/service-tokens.ts";
import { useCommand } from "../../ioc/use-services.ts";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { americanFormats, nounNames } from "../../site/owners-words.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { formatMoment } from "../../ui/text/timestamp.tsx";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";
import { BackupProgress } from "./download-backup.tsx";

interface BackupPreviewPanelProps {
  readonly preview: BackupPreview;
  readonly onClose: (isStillThere?: IsStillThere) => void;
  /** Called when the data here has changed since the preview. */
  readonly onStale: () => void;
}

/** Compares a backup with what is here, and offers two ways to restore it. The one that loses records asks again. */
export function BackupPreviewPanel({ preview, onClose, onStale }: BackupPreviewPanelProps) {
  const { backup, comparison } = preview;
  const showToast = useToast();
  const queryClient = useQueryClient();
  const showErrorToast = useErrorToast();
  const { mutate, isPending } = useCommand(RESTORE_BACKUP, {
    onSuccess(result, [, mode], isStillThere) {
      if (result.kind === "stale") {
        showErrorToast(result.error);
        return onStale();
      }
      invalidateLastBackup(queryClient);
      showToast({ title: "Backup Restored", text: mode === "merge" ? addedText(comparison) : REPLACED });
      onClose(isStillThere);
    },
    onError: showErrorToast,
  });
  const restore = (mode: RestoreMode) => () => isPending || mutate([preview, mode]);

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
              <Button $variant="outlined" onClick={() => onClose()}>
                Cancel
              </Button>
            </ButtonRow>
          </>
        )}
      </Confirmation>
      <BackupProgress isWorking={isPending} />
    </Notice>
  );
}

function comparisonText({ noun, here, offered, added }: SnapshotComparison): string {
  return `${nounNames[noun]}: ${here} here, ${offered} in the file, ${added.length} new`;
}

const REPLACED = "Everything is now as it was when the backup was made.";

/** "3 events and 1 message were added." */
function addedText(comparison: readonly SnapshotComparison[]): string {
  const counts = comparison.flatMap(({ noun, added }) => (added.length > 0 ? [{ noun, count: added.length }] : []));
  if (counts.length === 0) return "Everything in the file was here already.";
  const words = counts.map(({ noun, count }) => `${count} ${count === 1 ? singular[noun] : `${singular[noun]}s`}`);
  const isOne = counts.length === 1 && counts[0]?.count === 1;
  return `${new Intl.ListFormat("en-US").format(words)} ${isOne ? "was" : "were"} added.`;
}

const singular: Record<Noun, string> = { events: "event", messages: "message", slides: "gallery slide" };

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
