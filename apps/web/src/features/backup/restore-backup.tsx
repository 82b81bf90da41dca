import { LONGEST_BACKUP_IN_PAGE, ValidationError } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef } from "react";
import { styled } from "styled-components";
import { errors } from "../../../words/messages.ts";
import { PREVIEW_BACKUP } from "../../ioc/use-cases.ts";
import { useCommand } from "../../ioc/use-command.ts";
import { Field, Input } from "../../ui/field/field.tsx";
import { useWords } from "../../ui/language/use-words.ts";
import { borderWidth, color, radius, space, type } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { BackupPreviewPanel } from "./backup-preview-panel.tsx";
import { refusalText } from "./backup-texts.ts";
import { BACKUP_WORK } from "./download-backup.tsx";

/** Lets the owner choose a backup file, and shows what is in it before anything changes. */
export function RestoreBackup() {
  const { mutateAsync: preview } = useCommand(PREVIEW_BACKUP);
  const showToast = useToast();
  const words = useWords(errors);
  const input = useRef<HTMLInputElement>(null);
  const { data, error, mutate, reset } = useMutation({
    mutationKey: BACKUP_WORK,
    mutationFn: async (chosen: File) => {
      const result = await preview([await textOf(chosen)]);
      return result.kind === "refused" ? refuse(result.reason) : { file: chosen, preview: result };
    },
    onError: (error) =>
      showToast({ title: "This File Was Not Restored", text: refusalText(error, words), destructive: true }),
  });

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) reset();
    else mutate(file);
  };
  const close = () => {
    reset();
    // Without this, choosing the same file again would fire no event.
    if (input.current) input.current.value = "";
    input.current?.focus();
  };

  return (
    <>
      <Field
        id="restore-backup"
        label="Restore a backup"
        hint="Choose a backup file, from this computer or another. You’ll see what’s in it before anything changes."
        error={error === null ? undefined : refusalText(error, words)}
      >
        {(control) => <FileInput {...control} ref={input} type="file" onChange={onChange} />}
      </Field>
      <div aria-live="polite">
        {data && (
          <BackupPreviewPanel
            key={data.preview.backup.createdAt}
            preview={data.preview}
            onClose={close}
            onStale={() => mutate(data.file)}
          />
        )}
      </div>
    </>
  );
}

/** The file's text, unpacked if it is compressed. Throws if it is too long for a page or cannot be opened. */
async function textOf(file: File): Promise<string> {
  const damaged = () => refuse("damaged");
  const unpack = async () => new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
  // The name does not tell: browsers and hosts unpack or compress a file on its way, and keep its name.
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer().catch(damaged));
  const content = first === 0x1f && second === 0x8b ? await unpack().catch(damaged) : file;
  if (content.size > LONGEST_BACKUP_IN_PAGE) refuse("too-large");
  return content.text().catch(damaged);
}

function refuse(code: string): never {
  throw new ValidationError([{ field: "file", code }]);
}

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
