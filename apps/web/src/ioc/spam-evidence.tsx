import type { HttpBackendOptions } from "@inner-light/storage-http";
import { styled } from "styled-components";

/** Bots fill in a field of this name. Browsers and password managers do not. */
const HIDDEN_FIELD = "subject";

/** A honeypot: people cannot see it or reach it with a keyboard or screen reader. */
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

export const spamEvidence: HttpBackendOptions["spamEvidence"] = () => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${HIDDEN_FIELD}"]`);
  const now = performance.now();
  return { hiddenField: field?.value, msSinceFirstInput: startedAt && Math.round(now - startedAt) };
};

/** When the first field was filled in. Undefined until then, and after a restored draft. */
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
