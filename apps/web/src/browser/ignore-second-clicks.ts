/**
 * Ignores the second click of a double click on a button or link: it would hit what has taken the place of the first one.
 * A button marked `data-repeats` takes every click. Returns how to stop.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  const ignore = (click: MouseEvent) => {
    if (click.detail <= 1 || !(click.target instanceof Element)) return;
    if (!click.target.closest("a, button:not([data-repeats]), summary")) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener("click", ignore, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
