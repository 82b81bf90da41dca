/** At one of these, React hydrates the page at once. */
const EVENTS_THAT_HYDRATE = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "keydown", "keypress", "keyup"],
  ...["compositionstart", "compositionend", "input", "textInput", "change", "paste", "cut"],
];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text fields below `root` while the app starts. Where another program has changed the page's HTML, such as
 * a translator or a password manager, React renders the page again with empty fields. The returned function puts text,
 * focus and selection into the new fields; fields that are still on the page keep theirs.
 *
 * Until then, React sees no event that would make it hydrate at once. A browser sends `change` to a field that loses the
 * focus before it focuses the next one: if React replaced both at that moment, the next one would not get the focus.
 */
export function keepInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TextField>("input[id], textarea[id]")];
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const keepFromReact = (event: Event) => event.stopImmediatePropagation();
  // In the capture phase and before React, which stops `focusin` while it hydrates.
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
      // The other types, such as email, have no selection to set.
      if (field.selectionStart !== null) successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

/** Sets a field's text as typing does. React replaces the element's own `value`, and ignores what is set through it. */
function type(field: TextField, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
