type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text fields below `root` while the app starts. Where another program has changed the page's HTML, such as
 * a translator or a password manager, React renders the page again with empty fields. The returned function puts text,
 * focus and selection into the new fields; fields that are still on the page keep theirs.
 */
export function keepInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TextField>("input[id], textarea[id]")];
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener("focusin", noteFocus);
  return () => {
    root.removeEventListener("focusin", noteFocus);
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
