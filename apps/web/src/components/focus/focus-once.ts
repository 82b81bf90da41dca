/** A `ref` for what has the focus from the beginning. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
