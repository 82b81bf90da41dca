const EVENTS_THAT_HYDRATE = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "keydown", "keypress", "keyup"],
  ...["compositionstart", "compositionend", "input", "textInput", "change", "paste", "cut"],
];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text fields under `root` while the app starts, and hides events from React that would hydrate `root`
 * immediately. If a translator or a password manager has changed the HTML, React rerenders the page with empty fields;
 * the returned function restores their text, focus and selection.
 *
 * Browsers send `change` to the field that loses focus before they focus the next. If React replaced both in between,
 * the next field would not get focus.
 */
export function keepInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TextField>("input[id], textarea[id]")];
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const keepFromReact = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener("focusin", noteFocus, true);
  for (const type of EVENTS_THAT_HYDRATE) root.addEventListener(type, keepFromReact, true);
  return () => {
    root.removeEventListener("focusin", noteFocus, true);
    for (const type of EVENTS_THAT_HYDRATE) root.removeEventListener(type, keepFromReact, true);
    for (const field of fields) {
      const successor = field.isConnected ? null : document.getElementById(field.id);
      if (!(successor instanceof HTMLInputElement || successor instanceof HTMLTextAreaElement)) continue;
      if (field.value !== "") type(successor, field.value);
      if (field !== focused || document.activeElement !== document.body) continue;
      successor.focus();
      // Some types, such as email, have no selection.
      if (field.selectionStart !== null) successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

/** Sets the text through the prototype: React overrides the element's own `value` and would ignore it. */
function type(field: TextField, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
