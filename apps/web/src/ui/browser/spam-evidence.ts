/** Bots fill in a field of this name. Browsers and password managers do not. */
export const HIDDEN_FIELD = "subject";

/** When the first field was filled in. `undefined` if a draft was restored. */
let startedAt: number | undefined;

let hiddenField: HTMLInputElement | null = null;

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

/** Returns evidence of how the message was written, for the spam check. */
export function spamEvidence() {
  const now = performance.now();
  return { hiddenField: hiddenField?.value, msSinceFirstInput: startedAt && Math.round(now - startedAt) };
}
