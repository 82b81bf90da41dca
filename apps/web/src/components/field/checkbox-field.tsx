import { styled } from "styled-components";
import { color, control, space } from "../../theme/tokens.ts";
import { SmallText } from "../text/text.ts";
import { type FieldInput, Label } from "./field.tsx";

interface CheckboxFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly input: Pick<FieldInput, "name"> & Partial<FieldInput>;
}

/** A box to check, with its label beside it. Its value is a boolean. */
export function CheckboxField({ id, label, hint, input }: CheckboxFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <Line>
      <Checkbox {...input} id={id} type="checkbox" aria-describedby={hintId} />
      <div>
        <Label htmlFor={id}>{label}</Label>
        <SmallText id={hintId}>{hint}</SmallText>
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${control.mark};
`;

export const Checkbox = styled.input`
  inline-size: ${space.l};
  block-size: ${space.l};
  margin: 0;
  accent-color: ${color.accent};
`;
