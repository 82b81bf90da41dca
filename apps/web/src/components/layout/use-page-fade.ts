import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { calmMotion } from "../../theme/tokens.ts";

/**
 * Fades in each page that is opened within the site. A view transition first captures the old page, which costs a slow
 * phone about 80 ms per navigation.
 */
export function usePageFade(): void {
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        document.querySelector("main")?.animate?.({ opacity: [0.25, 1] }, calmMotion);
      }),
    [router],
  );
}
