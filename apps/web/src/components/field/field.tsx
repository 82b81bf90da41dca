import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { css, styled } from "styled-components";
import { borderWidth, color, control, radius, space, type } from "../../theme/tokens.ts";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** A word of help that stays, below the label. */
  readonly hint?: string | undefined;
  /** What is wrong with the field, below it. */
  readonly error?: string | undefined;
  /** What ties the control to its form. */
  readonly input?: FieldInput | undefined;
  /** Gets what ties the control to its form, label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** What a form needs its control to have. */
export interface FieldInput extends Pick<UseFormRegisterReturn, "name" | "onChange" | "onBlur" | "ref"> {
  readonly maxLength?: number | undefined;
}

export interface ControlProps
  extends Partial<FieldInput>,
    Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid"> {}

/** A label, a control, and the sentence that says what is wrong with it. */
export function Field({ id, label, hint, error, input, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({ ...input, id, "aria-describedby": described || undefined, "aria-invalid": error !== undefined })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${control.label};
  align-content: start;
`;

const Label = styled.label`
  font: ${type.label};
`;

export const Hint = styled.p`
  font: ${type.small};
  color: ${color.textMuted};
`;

export const ErrorText = styled.p`
  font: ${type.small};
  color: ${color.danger};
`;

const entry = css`
  width: 100%;
  min-height: ${control.large};
  padding: ${control.field};
  border: ${borderWidth.edge} solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.raised};
  color: ${color.ink};
  font: ${type.text};
  line-height: 1.5;
  &[aria-invalid="true"] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
  &:hover:not([aria-invalid="true"]) { border-color: ${color.ink}; }
  &:disabled { opacity: 0.6; }
  @media (forced-colors: active) { &[aria-invalid="true"] { border-width: 3px; border-style: double; } }
`;

export const Input = styled.input`
  ${entry}
`;

export const TextArea = styled.textarea`
  ${entry}
  min-height: 8rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${entry}
`;

/** The fields of a form, one below the other. */
export const FieldStack = styled.div`
  display: grid;
  gap: ${space.l};
`;
