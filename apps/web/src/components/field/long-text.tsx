import { type ComponentProps, useState } from "react";
import { SmallText } from "../text/text.ts";
import { TextArea } from "./field.tsx";

/** A text field of several lines. Says when it is full, so that a truncated paste is noticed. */
export function LongText({ maxLength, ...control }: ComponentProps<"textarea">) {
  const [isFull, setFull] = useState(false);
  return (
    <>
      <TextArea
        {...control}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setFull(maxLength !== undefined && currentTarget.value.length >= maxLength)}
      />
      <SmallText as="div" aria-live="polite">
        {isFull && `That’s all that fits: ${maxLength?.toLocaleString("en-US")} characters.`}
      </SmallText>
    </>
  );
}
