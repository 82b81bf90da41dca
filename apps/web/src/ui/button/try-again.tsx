import { useLayoutEffect, useRef } from "react";
import { buttons } from "../../../words/messages.ts";
import { focusHeading } from "../focus/focus.ts";
import { useWords } from "../language/use-words.ts";
import { Button, type ButtonVariant } from "./button.ts";

interface TryAgainProps extends ButtonVariant {
  readonly isReading: boolean;
  readonly read: () => void;
}

/** Repeats a read that failed. Once it succeeds, this button is gone and the heading of its section has the focus. */
export function TryAgain({ isReading, read, ...variant }: TryAgainProps) {
  const { tryAgain } = useWords(buttons);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) focusHeading(button?.closest("section"));
    };
  }, []);
  return (
    <Button ref={ref} aria-disabled={isReading} onClick={read} {...variant}>
      {tryAgain}
    </Button>
  );
}
