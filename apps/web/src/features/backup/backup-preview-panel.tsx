import type { BackupComparison, BackupPreview, RestoreMode } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Notice } from "../../components/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Backups } from "../../ioc/tokens.ts";
import { invalidateLastBackup } from "../../queries/backups.ts";
import { nounNames } from "../../site/noun-names.ts";
import { borderWidth, color, space, type } from "../../theme/tokens.ts";
import { dayText } from "./backup-texts.ts";

/** A file that was read and not restored yet, and what is in it. */
export interface ChosenBackup {
  readonly file: string;
  readonly preview: BackupPreview;
}

interface BackupPreviewPanelProps {
  readonly chosen: ChosenBackup;
  readonly onClose: () => void;
}

/** Compares a backup with what is here, and offers two ways to restore it. The one that loses records asks again. */
export function BackupPreviewPanel({ chosen: { file, preview }, onClose }: BackupPreviewPanelProps) {
  const { createdAt, comparison } = preview;
  const backups = useService(Backups);
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (mode: RestoreMode) => backups.restore(file, mode),
    onSuccess: () => invalidateLastBackup(queryClient),
    onError: useErrorToast(),
  });
  const added = comparison.reduce((sum, records) => sum + (records.added ?? 0), 0);

  const restore = (mode: RestoreMode, text: string) => {
    if (isPending) return;
    const onSuccess = () => {
      showToast({ title: "Backup Restored", text });
      onClose();
    };
    mutate(mode, { onSuccess });
  };
  const merge = () => restore("merge", added === 1 ? "1 record was added." : `${added} records were added.`);
  const replace = () => restore("replace", "Everything is now as it was when the backup was made.");

  return (
    <Notice title={`A backup from ${dayText(createdAt)}`}>
      <ComparisonTable comparison={comparison} />
      <Confirmation
        question="Replace everything that’s here? You can’t undo this. If in doubt, download a backup of what’s here first."
        yes="Yes, replace everything"
        no="No, keep what’s here"
        onYes={replace}
      >
        {(ask) => (
          <>
            <p>
              Merge adds what’s new and keeps everything that’s here. Replace everything makes it all match the file;
              anything that’s only here is lost.
            </p>
            <ButtonRow>
              <Button onClick={ignoreDoubleClick(merge)}>Merge</Button>
              <Button $variant="outlined" onClick={ask}>
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

/** How many records are here, how many in the file, and how many of those are new. */
function ComparisonTable({ comparison }: { comparison: readonly BackupComparison[] }) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>What’s here, and what’s in the file</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>List</VisuallyHidden>
          </th>
          <th scope="col">Here</th>
          <th scope="col">In the file</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ noun, here, inBackup, added }) => (
          <tr key={noun}>
            <th scope="row">{nounNames[noun]}</th>
            <td>{here ?? "damaged"}</td>
            <td>{inBackup ?? "damaged"}</td>
            <td>{added ?? "can’t be merged"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.small};
  & th, & td {
    padding: ${space.xs} ${space.s};
    border-bottom: ${borderWidth.rule} solid ${color.line};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & th:first-child { padding-inline-start: 0; text-align: start; }
  & thead th { font: ${type.label}; }
`;
