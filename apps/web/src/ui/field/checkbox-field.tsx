import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { SmallText } from "../text/text.ts";
import { control, space } from "../theme/tokens.ts";
import { type FieldInput, Label } from "./field.tsx";

interface CheckboxFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Its type may be "radio": then it is one box of several, and has a value. */
  readonly input: Pick<FieldInput, "name"> &
    Partial<FieldInput> &
    Pick<ComponentProps<"input">, "type" | "value" | "required">;
}

/** A box to check, or one of several (`type: "radio"`), with its label beside it. */
export function CheckboxField({ id, label, hint, input }: CheckboxFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <Line>
      <Checkbox type="checkbox" {...input} id={id} aria-describedby={hintId} />
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
`;
