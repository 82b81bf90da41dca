import type { HttpBackendOptions } from "@inner-light/storage-http";
import { styled } from "styled-components";

/** Programs fill in a field of this name. Browsers and password managers have no value for it. */
const HIDDEN_FIELD = "subject";

/** A field that only programs fill in: people cannot see it, and neither the keyboard nor a screen reader reaches it. */
export function HiddenField() {
  return (
    <Hidden aria-hidden="true">
      <input
        ref={watchForm}
        name={HIDDEN_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </Hidden>
  );
}

/** How the message on this page was written. */
export const spamEvidence: HttpBackendOptions["spamEvidence"] = () => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${HIDDEN_FIELD}"]`);
  const now = performance.now();
  return { hiddenField: field?.value, msSinceFirstInput: startedAt && Math.round(now - startedAt) };
};

/** When the first field was filled in. Undefined before, and where others had text already: then a draft was restored. */
let startedAt: number | undefined;

function watchForm(field: HTMLInputElement | null): void {
  startedAt = undefined;
  const form = field?.form;
  const noteStart = () => {
    const filled = [...new FormData(form ?? undefined).values()].filter((text) => text !== "");
    if (filled.length === 1) startedAt = performance.now();
  };
  form?.addEventListener("input", noteStart, { once: true });
}

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
