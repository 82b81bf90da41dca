import type { MouseEvent } from "react";

/** A click handler that ignores the second click of a double click, which would hit what has replaced the button. */
export function ignoreDoubleClick(action: () => void) {
  return (click: MouseEvent) => {
    if (click.detail <= 1) action();
  };
}
