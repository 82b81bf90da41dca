/** Bots fill in a field of this name. Browsers and password managers do not. */
export const HIDDEN_FIELD = "subject";

/** When the first field was filled in. `undefined` after a restored draft. */
let startedAt: number | undefined;

let hiddenField: HTMLInputElement | null = null;

/** The hidden field's ref callback. */
export function watchForm(field: HTMLInputElement | null): void {
  startedAt = undefined;
  hiddenField = field;
  const form = field?.form;
  const noteStart = () => {
    const filled = [...new FormData(form ?? undefined).values()].filter((text) => text !== "");
    if (filled.length === 1) startedAt = performance.now();
  };
  form?.addEventListener("input", noteStart, { once: true });
}

/** Evidence of how the message was written, for the spam check. */
export function spamEvidence() {
  const now = performance.now();
  return { hiddenField: hiddenField?.value, msSinceFirstInput: startedAt && Math.round(now - startedAt) };
}
