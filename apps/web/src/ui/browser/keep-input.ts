const EVENTS_THAT_HYDRATE = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "keydown", "keypress", "keyup"],
  ...["compositionstart", "compositionend", "input", "textInput", "change", "paste", "cut"],
];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what the visitor types while the app starts. The returned function restores text, focus and selection if React
 * replaced the fields. React does that when a translator or password manager has changed the HTML. Until then, events
 * that would hydrate `root` are hidden from React. Otherwise, React could replace a field before the next one has
 * focus.
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

/** Uses the prototype's setter. React overrides the element's own `value` and would ignore the change. */
function type(field: TextField, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
