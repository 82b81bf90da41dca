import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { calmMotion } from "../../theme/tokens.ts";
import { focusHeading } from "../focus/focus-heading.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";

/**
 * After a navigation within the site, fades the new page in, moves focus to its h1 and announces its title, as a browser
 * does for a new document. The browser itself announces the first page. A view transition would first capture the old page,
 * which costs a slow phone about 80 ms per navigation.
 */
export function PageAnnouncement() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setTitle(document.title);
        if (toLocation.hash === "") focusHeading();
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        document.querySelector("main")?.animate?.({ opacity: [0.25, 1] }, calmMotion);
      }),
    [router],
  );

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
