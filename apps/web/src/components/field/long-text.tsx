import { type ComponentProps, useState } from "react";
import { SmallText } from "../text/text.ts";
import { TextArea } from "./field.tsx";

interface LongTextProps extends ComponentProps<"textarea"> {
  /** Changes whenever the form is emptied. */
  readonly round?: number;
}

/** A text field of several lines. Says when it is full, so that a truncated paste is noticed. */
export function LongText({ maxLength, round = 0, ...control }: LongTextProps) {
  const [fullRound, setFullRound] = useState<number | null>(null);
  const isFull = fullRound === round;
  return (
    <>
      <TextArea
        {...control}
        maxLength={maxLength}
        onInput={({ currentTarget: { value } }) =>
          setFullRound(maxLength !== undefined && value.length >= maxLength ? round : null)
        }
      />
      <SmallText as="div" aria-live="polite">
        {isFull && `That’s all that fits: ${maxLength?.toLocaleString("en-US")} characters.`}
      </SmallText>
    </>
  );
}
