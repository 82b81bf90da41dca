/** Moves focus to the heading of a part of the page, or to the page's h1, where reading a new page begins. */
export function focusHeading(part?: Element | null): void {
  const heading = part?.querySelector<HTMLElement>("h1, h2") ?? document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** A `ref` for what has the focus from the beginning. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
