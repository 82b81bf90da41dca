import type { SpamEvidence } from "@inner-light/core";

/** What this page tells the server of how its message was written. */
export function spamEvidence(hiddenField: unknown): SpamEvidence {
  return { hiddenField: String(hiddenField ?? ""), openMs: pageAge() };
}

/**
 * In milliseconds, whether the page was in view or not. Undefined for a page that was reloaded or restored: the browser
 * may have put back what was typed before, so that a person can send it at once.
 */
function pageAge(): number | undefined {
  const navigations = performance.getEntriesByType("navigation");
  const isNewlyOpened = navigations.some((navigation) => "type" in navigation && navigation.type === "navigate");
  return isNewlyOpened ? Math.round(performance.now()) : undefined;
}
