import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { GradientDefs } from "../drawings/gradient-defs.tsx";
import { focusHeading } from "../focus/focus.ts";
import { followNavigation } from "../page/deferred.tsx";
import { VisuallyHidden } from "../text/text.ts";
import { calmMotion } from "../theme/tokens.ts";
import { Footer } from "./footer.tsx";
import { Header, MAIN } from "./header.tsx";

/** What every page has around it: the navigation bar, the footer, and the live region that announces a new page. */
export function Layout({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  useEffect(() => followNavigation(history), [history]);
  return (
    <>
      <GradientDefs />
      <Header />
      <Main id={MAIN} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <PageAnnouncement />
    </>
  );
}

const Main = styled.main`
  min-height: 70vh;
`;

/**
 * After a navigation within the site, fades the new page in, moves focus to its h1 and announces its title, as a browser
 * does for a new document. The browser itself announces the first page. A view transition would first capture the old page,
 * which costs a slow phone about 80 ms per navigation.
 */
function PageAnnouncement() {
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
