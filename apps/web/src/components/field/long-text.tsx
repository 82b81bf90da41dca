import { type ComponentProps, useState } from "react";
import { Hint, TextArea } from "./field.tsx";

/** A text of several lines. It says when it takes no more, so that nothing pasted is cut off without a word. */
export function LongText({ maxLength, ...control }: ComponentProps<"textarea">) {
  const [isFull, setFull] = useState(false);
  return (
    <>
      <TextArea
        {...control}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setFull(maxLength !== undefined && currentTarget.value.length >= maxLength)}
      />
      <Hint as="div" aria-live="polite">
        {isFull && `That is all that fits: ${maxLength?.toLocaleString("en-US")} characters.`}
      </Hint>
    </>
  );
}
