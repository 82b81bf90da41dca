/** What is pressed in quick succession on purpose: the menu's button, and "Next slide". */
const REPEATED = "[popovertarget], [aria-roledescription=carousel] *";

/**
 * Ignores the second press of a double click that began on a button or link: it would hit what has taken the place of
 * the first one, or take the focus from there. Returns how to stop.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  let beganOnControl = false;
  const ignore = (press: MouseEvent) => {
    const control = press.target instanceof Element && press.target.closest("a, button, summary");
    const isSingle = control && !control.matches(REPEATED);
    if (press.detail <= 1) beganOnControl = Boolean(isSingle);
    if (press.detail <= 1 || !(isSingle || beganOnControl)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, ignore, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
