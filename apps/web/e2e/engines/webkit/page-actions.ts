/** Functions that run in the page, in place of what Playwright has built in. */

/**
 * Types a text in place of what a field holds. The value of a date or a time is set, because its parts are typed one by
 * one, and so is that of a field in a frame, because a script cannot give a sandboxed frame the focus.
 */
export function fillField(field: HTMLElement, text: string): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText) throw new Error(`not a field: ${field.outerHTML.slice(0, 80)}`);
  if (field.disabled) throw new Error("the field is disabled");
  field.focus();
  if (["date", "time", "number"].includes(field.type) || window !== window.top) {
    // The setter of the prototype, because React replaces that of the element to notice scripts.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
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

/** Resolves once an element has stayed at one place for a frame, as Playwright waits before it presses. */
export async function comeToRest(element: HTMLElement): Promise<void> {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  for (let before = ""; before !== place(); await nextFrame()) before = place();
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
