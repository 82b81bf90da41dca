import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { css, styled } from "styled-components";
import { SmallText } from "../text/text.tsx";
import { borderWidth, color, control, media, radius, space, type } from "../theme/tokens.ts";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly input?: FieldInput | undefined;
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

interface FieldInput extends Pick<UseFormRegisterReturn, "name" | "onChange" | "onBlur" | "ref"> {
  readonly maxLength?: number | undefined;
}

interface ControlProps
  extends Partial<FieldInput>,
    Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid"> {}

export function Field({ id, label, hint, error, input, note, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <LabeledControl>
      <Label htmlFor={id}>{label}</Label>
      {hint && <SmallText id={hintId}>{hint}</SmallText>}
      {children({ ...input, id, "aria-describedby": described || undefined, "aria-invalid": error !== undefined })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {note}
    </LabeledControl>
  );
}

type InputFieldProps = Omit<FieldProps, "children"> & ComponentProps<"input">;

/** Other props go to the input. */
export function InputField({ id, label, hint, error, input, note, ...attributes }: InputFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} input={input} note={note}>
      {(control) => <Input {...control} {...attributes} />}
    </Field>
  );
}

interface SelectFieldProps extends Omit<FieldProps, "children"> {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly select?: Pick<ComponentProps<"select">, "value" | "onChange">;
}

export function SelectField({ options, select, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} {...select}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const LabeledControl = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* A date and a time are wide in large text. */
  gap: ${control.label};
  align-content: start;
`;

const Label = styled.label`
  font: ${type.label};
`;

export const ErrorText = styled.p`
  font: ${type.small};
  color: ${color.danger};
`;

/** Rendered before it has text, because screen readers would otherwise not announce it. */
export const LiveNote = styled.div.attrs({ "aria-live": "polite" })`
  font: ${type.small};
  color: ${color.textMuted};
  &:empty { position: absolute; }
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
  ${media.hover} { &:hover:not([aria-invalid="true"]) { border-color: ${color.ink}; } }
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

const Select = styled.select`
  ${entry}
`;

export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.mediumUp} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly input: Pick<FieldInput, "name"> &
    Partial<FieldInput> &
    Pick<ComponentProps<"input">, "type" | "value" | "required">;
}

/** Renders a checkbox, or a radio button if `input.type` is "radio". */
export function ChoiceField({ id, label, hint, input }: ChoiceFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <ChoiceRow>
      <Checkbox type="checkbox" {...input} id={id} aria-describedby={hintId} />
      <div>
        <Label htmlFor={id}>{label}</Label>
        <SmallText id={hintId}>{hint}</SmallText>
      </div>
    </ChoiceRow>
  );
}

const ChoiceRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${control.mark};
`;

export const Checkbox = styled.input`
  inline-size: ${space.l};
  block-size: ${space.l};
  margin: 0;
`;
