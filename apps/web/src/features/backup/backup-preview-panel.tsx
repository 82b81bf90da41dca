import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import { once } from "../../components/once.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { dayText } from "./backup-texts.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { type BackupPreview, useRestoreBackup } from "./use-backup.ts";

interface BackupPreviewPanelProps {
  readonly preview: BackupPreview;
  readonly onClose: () => void;
}

/** What is in a backup beside what is here, and the two ways to restore it. The one that loses something asks again. */
export function BackupPreviewPanel({ preview, onClose }: BackupPreviewPanelProps) {
  const { createdAt, entries, comparison } = preview;
  const merge = useRestoreBackup("merge");
  const replace = useRestoreBackup("replace");
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);

  const restoreBy = (way: typeof merge, text: string) =>
    once(() => {
      if (merge.isPending || replace.isPending) return;
      way.mutate(entries, {
        onSuccess: () => {
          showToast({ title: "Backup Restored", text });
          onClose();
        },
      });
    });
  const added = comparison.reduce((sum, list) => sum + (list.added ?? 0), 0);

  return (
    <Notice title={`A backup from ${dayText(createdAt)}`}>
      <ComparisonTable comparison={comparison} />
      {isAsking ? (
        <Question
          onYes={restoreBy(replace, "Everything is now as it was when the backup was made.")}
          onNo={() => setAsking(false)}
        />
      ) : (
        <>
          <p>
            Merge adds what is new, and keeps all that is here. Replace everything makes it all as it is in the file;
            what is only here is then gone.
          </p>
          <ButtonRow>
            <Button onClick={restoreBy(merge, added === 1 ? "1 record was added." : `${added} records were added.`)}>
              Merge
            </Button>
            <Button $look="outlined" onClick={once(() => setAsking(true))}>
              Replace everything
            </Button>
            <Button $look="outlined" onClick={onClose}>
              Cancel
            </Button>
          </ButtonRow>
        </>
      )}
    </Notice>
  );
}

function Question({ onYes, onNo }: { onYes: (click: MouseEvent) => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <>
      <p id="replace-question">
        Replace everything that is here? This cannot be undone. If in doubt, download a backup of what is here first.
      </p>
      <ButtonRow>
        <Button $look="outlined" onClick={onYes}>
          Yes, replace everything
        </Button>
        <Button ref={no} onClick={onNo} aria-describedby="replace-question">
          No, keep what is here
        </Button>
      </ButtonRow>
    </>
  );
}
