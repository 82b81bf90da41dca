/** Runs in the page. Describes sideways scrolling, clipped text, and controls or headings that overlap. */
export function overflows(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath === "none" &&
    element.closest("svg svg, [aria-hidden=true]") === null;

  /** Whether the element is in a bar or toast, which covers the page at one scroll position only. */
  const isAbovePage = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).zIndex !== "auto" || isAbovePage(element.parentElement));

  const controls: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll(
    "h1, h2, h3, p, li, dt, dd, th, td, legend, summary, a, button, input, select, textarea, label, time, bdi",
  )) {
    if (!isSeen(element) || element.parentElement?.closest("a, button") !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const skipped = element.matches("a[href='#main']:not(:focus)");
    if (!skipped && (box.left < -0.5 || box.right > width + 0.5))
      found.push(`${nameOf(element)} sticks out of the screen`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible";
    const cutBelow = element.scrollHeight > element.clientHeight + 1 && overflowY !== "visible";
    if ((cut || cutBelow) && !element.matches("input, select, textarea, [popover]"))
      found.push(`${nameOf(element)} is cut off`);
    if (
      // `scrollWidth` includes a closed select's options and a summary's hidden text.
      !element.matches("select, summary") &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      overflowX === "visible" &&
      getComputedStyle(element).display !== "inline"
    ) {
      found.push(`${nameOf(element)} runs over its box`);
    }
    const floats = isAbovePage(element) || skipped;
    if (!floats && element.matches("a, button, input, select, textarea, h1, h2, h3")) controls.push({ element, box });
  }
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) found.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return found;
}
