import { type ChangeEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { Field, Input } from "../../components/field/field.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";
import { BackupPreviewPanel } from "./backup-preview-panel.tsx";
import { refusalText } from "./backup-texts.ts";
import { type ChosenBackup, usePreviewBackup } from "./use-backup.ts";

/** Chooses a backup's file and shows what is in it. Nothing changes before the owner says how. */
export function RestoreBackup() {
  const { mutateAsync } = usePreviewBackup();
  const showToast = useToast();
  const [chosen, setChosen] = useState<ChosenBackup | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    setChosen(null);
    setError(undefined);
    if (file === undefined) return;
    try {
      setChosen(await mutateAsync(file));
    } catch (refusal) {
      const text = refusalText(refusal);
      setError(text);
      showToast({ title: "This File Was Not Restored", text, destructive: true });
    }
  };
  const close = () => {
    setChosen(null);
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
        {chosen && <BackupPreviewPanel key={chosen.preview.createdAt} chosen={chosen} onClose={close} />}
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
    border: ${borderWidth.edge} solid ${color.edge};
    border-radius: ${radius.pill};
    background: transparent;
    color: inherit;
    font: ${type.label};
    cursor: inherit;
  }
`;
