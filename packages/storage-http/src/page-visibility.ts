import type { Unsubscribe } from "@inner-light/core";

/** Whether a person can see the page. */
export interface PageVisibility {
  isVisible(): boolean;
  /** Calls the listener when that may have changed. */
  subscribe(listener: () => void): Unsubscribe;
}

/** The part of the DOM's `Document` that is used. */
interface VisibleDocument extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
}

/** The visibility of a browser's page. A page that is left counts as hidden, even if the browser keeps it for "back". */
export function pageVisibility(document: VisibleDocument, window: EventTarget): PageVisibility {
  let isLeft = false;
  window.addEventListener("pagehide", () => {
    isLeft = true;
  });
  window.addEventListener("pageshow", () => {
    isLeft = false;
  });
  return {
    isVisible: () => !isLeft && document.visibilityState === "visible",
    subscribe(listener) {
      const sources = [
        [document, "visibilitychange"],
        [window, "pagehide"],
        [window, "pageshow"],
      ] as const;
      for (const [target, type] of sources) target.addEventListener(type, listener);
      return () => {
        for (const [target, type] of sources) target.removeEventListener(type, listener);
      };
    },
  };
}
