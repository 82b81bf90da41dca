import type { BackupPreview, PreviewBackupResult, RestoreMode } from "@inner-light/application";
import {
  encodingOf,
  hasCode,
  isCalendarDate,
  LONGEST_BACKUP_IN_PAGE,
  type Noun,
  type RecordSummary,
  type SnapshotComparison,
} from "@inner-light/core";
import { type ChangeEvent, useRef } from "react";
import { styled } from "styled-components";
import { errors } from "../../../words/messages.ts";
import { invalidateLastBackup } from "../../queries/owner-queries.ts";
import { useCallOf, useCommand } from "../../queries/service-hooks.ts";
import { errorMessageFor } from "../../site/error-messages.ts";
import { americanFormats, nounNames } from "../../site/owners-words.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { Field, Input } from "../../ui/field/field.tsx";
import { useWords } from "../../ui/language/use-words.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { SmallText } from "../../ui/text/text.tsx";
import { formatMoment } from "../../ui/text/timestamp.tsx";
import { borderWidth, color, control, media, radius, space, type } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";

export function RestoreBackup() {
  const showToast = useToast();
  const words = useWords(errors);
  const input = useRef<HTMLInputElement>(null);
  const showRefusal = (text: string) => showToast({ title: "This File Was Not Restored", text, destructive: true });
  const { data, error, variables, mutate, isPending, reset } = useCallOf(
    "previewBackup",
    async (preview, chosen: File): Promise<PreviewBackupResult | Unread> => {
      const content = await textOf(chosen);
      return typeof content === "string" ? preview.run(content) : content;
    },
    {
      onDone: ({ result }) => result.kind === "refused" && showRefusal(refusalTexts[result.reason]),
      onError: (error) => showRefusal(errorMessageFor(error, words).text),
    },
  );

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) reset();
    else mutate(file);
  };
  const close = (isStillThere: IsStillThere = () => true) => {
    reset();
    // Otherwise, choosing the same file again would not fire an event.
    if (input.current) input.current.value = "";
    if (isStillThere()) input.current?.focus();
  };
  const refusal = data?.kind === "refused" ? refusalTexts[data.reason] : error && errorMessageFor(error, words).text;

  return (
    <>
      <Field
        id="restore-backup"
        label="Restore a backup"
        hint="Choose a backup file, from this computer or another. You’ll see what’s in it before anything changes."
        error={refusal ?? undefined}
      >
        {(control) => <FileInput {...control} ref={input} type="file" onChange={onChange} />}
      </Field>
      <BackupProgress isWorking={isPending} />
      <div aria-live="polite">
        {data?.kind === "preview" && (
          <BackupPreviewPanel
            key={data.backup.createdAt}
            preview={data}
            onClose={close}
            onStale={() => variables && mutate(variables)}
          />
        )}
      </div>
    </>
  );
}

type Refused = Extract<PreviewBackupResult, { kind: "refused" }>;

type Unread = { readonly kind: "refused"; readonly reason: "too-large" | "damaged" };

async function textOf(file: File): Promise<string | Unread> {
  const isTooLarge = (bytes: number) => bytes > LONGEST_BACKUP_IN_PAGE;
  try {
    const content = isTooLarge(file.size) ? null : await unpacked(new Uint8Array(await file.arrayBuffer()));
    if (content === null || isTooLarge(content.length)) return { kind: "refused", reason: "too-large" };
    return new TextDecoder(encodingOf(content)).decode(content);
  } catch {
    return { kind: "refused", reason: "damaged" };
  }
}

/** Checks the first bytes, because browsers and hosts may unpack or recompress a file without renaming it. */
async function unpacked(file: Uint8Array<ArrayBuffer>, layers = 2): Promise<Uint8Array> {
  if (layers === 0 || file[0] !== 0x1f || file[1] !== 0x8b) return file;
  const content = new Response(file).body?.pipeThrough(new DecompressionStream("gzip"));
  return unpacked(new Uint8Array(await new Response(content).arrayBuffer()), layers - 1);
}

const refusalTexts: Record<(Refused | Unread)["reason"], string> = {
  empty: "This file is empty. Nothing was changed.",
  "too-large":
    "This file is larger than 50 MB, more than this page can restore. Nothing was changed. On a shared site, your server’s “restore” command takes it.",
  damaged: "This backup is damaged: part of it is missing or altered. Nothing was changed. Please use another copy.",
  newer: "A newer version of this site made this backup. Nothing was changed. Please reload the page first.",
  foreign: "This file is not a backup of this site. Nothing was changed.",
  calendar: `This file is your published calendar, not a backup. It belongs in your site as “${__CALENDAR_FILE__}” (see “Publish”). Nothing was changed.`,
};

/** A button like the others, beside the name of the file. */
const FileInput = styled(Input)`
  &, &[aria-invalid="true"] { padding: 0; border: 0; background: none; box-shadow: none; }
  font: ${type.small};
  cursor: pointer;
  &::file-selector-button {
    min-height: ${control.large};
    margin-inline-end: ${space.m};
    padding: ${space.s} ${space.l};
    border: ${borderWidth.edge} solid ${color.edge};
    border-radius: ${radius.pill};
    background: transparent;
    color: inherit;
    font: ${type.label};
    cursor: inherit;
  }
  ${media.hover} { &:hover::file-selector-button { border-color: ${color.ink}; } }
`;

interface BackupPreviewPanelProps {
  readonly preview: BackupPreview;
  readonly onClose: (isStillThere?: IsStillThere) => void;
  /** Called if the data has changed since the preview. */
  readonly onStale: () => void;
}

function BackupPreviewPanel({ preview, onClose, onStale }: BackupPreviewPanelProps) {
  const { backup, comparison } = preview;
  const showToast = useToast();
  const showErrorToast = useErrorToast();
  const { mutate, isPending } = useCommand("restoreBackup", {
    onDone({ input: [, mode], client, isStillThere }) {
      invalidateLastBackup(client);
      showToast({
        title: "Backup Restored",
        text: mode === "merge" ? addedText(comparison) : "Everything is now as it was when the backup was made.",
      });
      onClose(isStillThere);
    },
    onError(error) {
      showErrorToast(error);
      if (hasCode(error, "conflict")) onStale();
    },
  });
  const restore = (mode: RestoreMode) => () => isPending || mutate([preview, mode]);

  return (
    <Notice title={`A backup from ${formatMoment(backup.createdAt, "en-US")}`}>
      <ul>
        {comparison.map(({ noun, here, offered, added }) => (
          <li key={noun}>{`${nounNames[noun]}: ${here} here, ${offered} in the file, ${added.length} new`}</li>
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

function addedText(comparison: readonly SnapshotComparison[]): string {
  const counts = comparison.filter(({ added }) => added.length > 0);
  if (counts.length === 0) return "Everything in the file was here already.";
  const words = counts.map(({ noun, added }) => `${added.length} ${singular[noun]}${added.length === 1 ? "" : "s"}`);
  const isOne = comparison.flatMap(({ added }) => added).length === 1;
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and records may be identical.
          <li key={index}>
            {title === "" ? "A record that can’t be read" : <bdi>{title}</bdi>}
            {isCalendarDate(date) && `, ${americanFormats.date(date)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function BackupProgress({ isWorking }: { isWorking: boolean }) {
  const isLate = useIsLate(isWorking);
  return (
    <div aria-live="polite">
      {isLate && (
        <SmallText as="label">
          Your backup is on its way. Please keep this page open… <progress />
        </SmallText>
      )}
    </div>
  );
}
