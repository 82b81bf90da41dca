import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { calmMotion } from "../../theme/tokens.ts";
import { deferLayout, endDeferral } from "./deferred-layout.ts";
import { layOutWhenIdle } from "./lay-out-when-idle.ts";

/**
 * Lays out the rest of a page in idle periods, on the first page once the app has started, and on each page that a link
 * opens at its top. Back, forward and anchors lead to a place on a page, which needs the height of everything above it.
 */
export function useDeferredLayout(): void {
  const router = useRouter();

  useEffect(() => {
    void layOutWhenIdle();
    const stopListening = router.history.subscribe(({ action, location }) => {
      if (action.type === "PUSH" && location.hash === "") deferLayout();
      else endDeferral();
    });
    const stopShowing = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined) return;
      if (pathChanged) fadeIn(document.querySelector("main"));
      void layOutWhenIdle();
    });
    return () => {
      stopListening();
      stopShowing();
    };
  }, [router]);
}

/** A fade, because a view transition first captures the old page, which costs a slow phone about 80 ms per navigation. */
function fadeIn(page: HTMLElement | null): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  page?.animate?.({ opacity: [0.25, 1] }, calmMotion);
}
