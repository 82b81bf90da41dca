import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden.ts";
import { focusHeading } from "./focus-heading.ts";

/**
 * After a navigation within the site, moves focus to the new page's h1, as a fresh page would begin, and says its title.
 * Says nothing for the first page: the browser announces that itself.
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
