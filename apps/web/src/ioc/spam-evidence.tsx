import type { HttpBackendOptions } from "@inner-light/storage-http";
import { styled } from "styled-components";

/** Programs fill in a field of this name. Browsers and password managers have no value for it. */
const HIDDEN_FIELD = "subject";

/** A field that only programs fill in: people cannot see it, and neither the keyboard nor a screen reader reaches it. */
export function HiddenField() {
  return (
    <Hidden aria-hidden="true">
      <input name={HIDDEN_FIELD} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </Hidden>
  );
}

/** How the message on this page was written. */
export const spamEvidence: HttpBackendOptions["spamEvidence"] = () => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${HIDDEN_FIELD}"]`);
  return { hiddenField: field?.value, openMs: pageAge() };
};

/**
 * In milliseconds, whether the page was in view or not. Undefined for a page that was reloaded or restored: the browser
 * may have put back what was typed before, so that a person can send it at once.
 */
function pageAge(): number | undefined {
  const navigations = performance.getEntriesByType("navigation");
  const isNewlyOpened = navigations.some((navigation) => "type" in navigation && navigation.type === "navigate");
  return isNewlyOpened ? Math.round(performance.now()) : undefined;
}

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
