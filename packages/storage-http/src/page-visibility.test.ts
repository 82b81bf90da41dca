import { describe, expect, it, vi } from "vitest";
import { pageVisibility } from "./page-visibility.ts";

function aPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const window = new EventTarget();
  return { document, window, page: pageVisibility(document, window) };
}

describe("the visibility of a page", () => {
  it("is the document's, and ends when the page is left", () => {
    const { document, window, page } = aPage();
    expect(page.isVisible()).toBe(true);
    document.visibilityState = "hidden";
    expect(page.isVisible()).toBe(false);
    document.visibilityState = "visible";
    window.dispatchEvent(new Event("pagehide"));
    expect(page.isVisible()).toBe(false);
    window.dispatchEvent(new Event("pageshow"));
    expect(page.isVisible()).toBe(true);
  });

  it("is told to listeners until they unsubscribe", () => {
    const { document, window, page } = aPage();
    const listener = vi.fn();
    const unsubscribe = page.subscribe(listener);
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pageshow"));
    unsubscribe();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
