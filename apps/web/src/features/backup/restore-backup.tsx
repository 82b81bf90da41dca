import { type ChangeEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { Field, Input } from "../../components/field/field.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { failureFor } from "../../site/failures.ts";
import { color, radius, space, stroke, type } from "../../theme/tokens.ts";
import { BackupPreviewPanel } from "./backup-preview-panel.tsx";
import { refusalTexts } from "./backup-texts.ts";
import { type BackupPreview, usePreviewBackup } from "./use-backup.ts";

/** Chooses a backup's file and shows what is in it. Nothing changes before the owner says how. */
export function RestoreBackup() {
  const { mutateAsync } = usePreviewBackup();
  const showToast = useToast();
  const [preview, setPreview] = useState<BackupPreview | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const refuse = (text: string) => {
    setError(text);
    showToast({ title: "This File Was Not Restored", text, destructive: true });
  };
  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    setPreview(null);
    setError(undefined);
    if (file === undefined) return;
    try {
      const found = await mutateAsync(file);
      if ("refusal" in found) refuse(refusalTexts[found.refusal]);
      else setPreview(found);
    } catch (failure) {
      refuse(failureFor(failure).text);
    }
  };
  const close = () => {
    setPreview(null);
    // Choosing the same file again is a choice as well.
    if (input.current) input.current.value = "";
    input.current?.focus();
  };

  return (
    <>
      <Field
        id="restore-backup"
        label="Restore a backup"
        hint="Choose a backup’s file, from this computer or another. You see what is in it before anything changes."
        error={error}
      >
        {(control) => (
          <FileInput {...control} ref={input} type="file" accept=".json,application/json" onChange={onChange} />
        )}
      </Field>
      <div aria-live="polite">
        {preview && <BackupPreviewPanel key={preview.createdAt} preview={preview} onClose={close} />}
      </div>
    </>
  );
}

const FileInput = styled(Input)`
  font: ${type.small};
  cursor: pointer;
  &::file-selector-button {
    margin-inline-end: ${space.m};
    padding: ${space.xs} ${space.m};
    border: ${stroke.edge} solid ${color.edge};
    border-radius: ${radius.pill};
    background: transparent;
    color: inherit;
    font: ${type.label};
    cursor: inherit;
  }
`;
