/** What is pressed in quick succession on purpose: the menu's button, and "Next slide". */
const REPEATED = "[popovertarget], [aria-roledescription=carousel] *";

/**
 * Ignores the second click of a double click on a button or link: it would hit what has taken the place of the first one.
 * Returns how to stop.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  const ignore = (click: MouseEvent) => {
    const pressed = click.target instanceof Element && click.target.closest("a, button, summary");
    if (click.detail <= 1 || !pressed || pressed.matches(REPEATED)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener("click", ignore, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
