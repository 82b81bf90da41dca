import type { PreviewBackupResult } from "@inner-light/application";
import { LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import { type ChangeEvent, useRef } from "react";
import { styled } from "styled-components";
import { errors } from "../../../words/messages.ts";
import { PREVIEW_BACKUP } from "../../ioc/service-tokens.ts";
import { useCallOf } from "../../ioc/use-services.ts";
import { errorMessageFor } from "../../site/error-messages.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";
import { Field, Input } from "../../ui/field/field.tsx";
import { useWords } from "../../ui/language/use-words.ts";
import { borderWidth, color, radius, space, type } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { BackupPreviewPanel } from "./backup-preview-panel.tsx";
import { BackupProgress } from "./download-backup.tsx";

/** Lets the owner choose a backup file, and shows what is in it before anything changes. */
export function RestoreBackup() {
  const showToast = useToast();
  const words = useWords(errors);
  const input = useRef<HTMLInputElement>(null);
  const showRefusal = (text: string) => showToast({ title: "This File Was Not Restored", text, destructive: true });
  const { data, error, variables, mutate, isPending, reset } = useCallOf(
    PREVIEW_BACKUP,
    async (preview, chosen: File): Promise<PreviewBackupResult | Unread> => {
      const content = await textOf(chosen);
      return typeof content === "string" ? preview.run(content) : content;
    },
    {
      onSuccess: (result) => result.kind === "refused" && showRefusal(refusalTexts[result.reason]),
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
    // Without this, choosing the same file again would fire no event.
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

type RefusedFile = Extract<PreviewBackupResult, { kind: "refused" }> | Unread;

interface Unread {
  readonly kind: "refused";
  readonly reason: "too-large" | "damaged";
}

/** The file's text, unpacked if it is compressed. A file that is too long for a page is not opened. */
async function textOf(file: File): Promise<string | Unread> {
  try {
    // The name does not tell: browsers and hosts unpack or compress a file on its way, and keep its name.
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const unpack = () => new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
    const content = first === 0x1f && second === 0x8b ? await unpack() : file;
    return content.size > LONGEST_BACKUP_IN_PAGE ? { kind: "refused", reason: "too-large" } : await content.text();
  } catch {
    return { kind: "refused", reason: "damaged" };
  }
}

/** Why a file is refused, and what to do instead. */
const refusalTexts: Record<RefusedFile["reason"], string> = {
  empty: "This file is empty. Nothing was changed.",
  "too-large":
    "This file is larger than 50 MB, more than this page can restore. Nothing was changed. On a shared site, your server’s “restore” command takes it.",
  damaged: "This backup is damaged: part of it is missing or altered. Nothing was changed. Please use another copy.",
  newer: "A newer version of this site made this backup. Nothing was changed. Please reload the page first.",
  foreign: "This file is not a backup of this site. Nothing was changed.",
  calendar: `This file is your published calendar, not a backup. It belongs in your site as “${__CALENDAR_FILE__}” (see “Publish”). Nothing was changed.`,
};

const FileInput = styled(Input)`
  font: ${type.small};
  cursor: pointer;
  &::file-selector-button {
    margin-inline-end: ${space.m};
    padding: ${space.xs} ${space.m};
    border: ${borderWidth.edge} solid ${color.edge};
    border-radius: ${radius.pill};
    background: transparent;
    color: inherit;
    font: ${type.label};
    cursor: inherit;
  }
`;
