import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { calmMotion } from "../../theme/tokens.ts";
import { beginArrivalWithinSite, endArrival } from "./arrival.ts";
import { unfold } from "./unfold.ts";

/**
 * Lays out the rest of the first page once the app listens. A page that is opened within the site arrives like it: its
 * beginning at once, coming up out of the paper, and the rest in idle moments. Going back or forward, or to an anchor,
 * leads to a place on a page, for which all above it needs its height.
 */
export function usePageArrival(): void {
  const router = useRouter();

  useEffect(() => {
    void unfold();
    const stopListening = router.history.subscribe(({ action, location }) => {
      if (action.type === "PUSH" && location.hash === "") beginArrivalWithinSite();
      else endArrival();
    });
    const stopShowing = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined) return;
      if (pathChanged) fadeIn(document.querySelector("main"));
      void unfold();
    });
    return () => {
      stopListening();
      stopShowing();
    };
  }, [router]);
}

/**
 * Not a view transition of the browser's: that takes a picture of the old page first, which costs a slow phone about
 * eighty milliseconds of waiting at every step.
 */
function fadeIn(page: HTMLElement | null): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  page?.animate?.({ opacity: [0.25, 1] }, calmMotion);
}
