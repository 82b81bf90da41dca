/** Functions that run in the page, in place of what Playwright has built in. */

/** Types a text in place of what a field holds. Dates and times have no text to type, so their value is set. */
export function fillField(field: HTMLElement, text: string): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText) throw new Error(`not a field: ${field.outerHTML.slice(0, 80)}`);
  if (field.disabled) throw new Error("the field is disabled");
  field.focus();
  if (["date", "time", "number"].includes(field.type)) {
    // The setter of the prototype, because React replaces that of the element to notice scripts.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  field.select();
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
}

/** Chooses the option with this label. */
export function selectLabel(field: HTMLElement, label: string): void {
  if (!(field instanceof HTMLSelectElement)) throw new Error("not a select");
  const option = [...field.options].find(({ text }) => text === label);
  if (option === undefined) throw new Error(`no option ${label}`);
  field.value = option.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Scrolls an element to a place of the screen at once. */
export function scrollTo(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block, behavior: "instant" });
}

/** The part of an element, from 0 to 1, that is on the screen. */
export async function partOnScreen(element: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.isIntersecting === true ? Math.max(entry.intersectionRatio, 0.001) : 0);
    });
    observer.observe(element);
  });
}

/** Whether a person sees the element. */
export function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The texts to which `aria-describedby` refers. */
export function descriptionOf(element: HTMLElement): string {
  const ids = (element.getAttribute("aria-describedby") ?? "").split(/\s+/);
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
