/** Whether the user is still where they began an action. */
export type IsStillThere = () => boolean;

/** Call this when an action begins. A late response must not steal focus while the user types elsewhere. */
export function watchFocus(): IsStillThere {
  const pressed = document.activeElement;
  let hasGoneOn = false;
  const onInput = () => {
    hasGoneOn = true;
  };
  for (const input of ["keydown", "pointerdown"]) addEventListener(input, onInput, { capture: true, once: true });
  // If the page itself removed the control, focus is on the body.
  return () => !hasGoneOn || document.activeElement === pressed || document.activeElement === document.body;
}

/** Focuses the heading of a part of the page, or the page's h1. */
export function focusHeading(part?: Element | null): void {
  const heading = part?.querySelector<HTMLElement>("h1, h2") ?? document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
