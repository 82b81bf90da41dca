import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * After a navigation within the site, moves focus to the new page's h1, as a fresh page would begin, and
 * answers with the title to announce. Says nothing for the first page: the browser announces that itself.
 */
export function useRouteFocus(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setAnnouncement(document.title);
        if (toLocation.hash !== "") return;
        focusHeading();
      }),
    [router],
  );

  return announcement;
}
