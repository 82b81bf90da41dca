import type { MouseEvent } from "react";

/** A press that answers once: the second half of a double click is not meant for what has come into its place. */
export function once(action: () => void) {
  return (click: MouseEvent) => {
    if (click.detail <= 1) action();
  };
}
