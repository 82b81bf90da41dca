import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusHeading } from "../focus/focus-heading.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";

/**
 * After a navigation within the site, moves focus to the new page's h1 and announces its title, as a browser does for a new
 * document. The browser itself announces the first page.
 */
export function PageAnnouncement() {
  const router = useRouter();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setTitle(document.title);
        if (toLocation.hash !== "") return;
        focusHeading();
      }),
    [router],
  );

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
