import type { MouseEvent } from "react";

/** A click handler that ignores the second half of a double click, which would hit what has taken the button's place. */
export function ignoreDoubleClick(action: () => void) {
  return (click: MouseEvent) => {
    if (click.detail <= 1) action();
  };
}
