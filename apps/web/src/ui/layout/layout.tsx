import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { focusHeading } from "../focus/focus.ts";
import { followNavigation } from "../page/page-head.tsx";
import { VisuallyHidden } from "../text/text.ts";
import { calmMotion, color } from "../theme/tokens.ts";
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

/** The white heart of a light, and the five lights of the theme: amber, coral, lilac, sky, leaf. */
const GLOWS = ["#fff7e6", color.glow1, color.glow2, color.glow3, color.glow4, color.glow5];

/** A falloff without an edge, close to a bell curve. */
const FALLOFF = [
  [0, undefined],
  [0.35, 0.7],
  [0.7, 0.19],
  [1, 0],
] as const;

/** The gradients of all drawings, `light-0` to `light-5` and `light-beam`: once, before the first drawing. */
export function GradientDefs() {
  return (
    <Unseen width="0" height="0" aria-hidden="true">
      <defs>
        {GLOWS.map((glow, number) => (
          <radialGradient key={glow} id={`light-${number}`}>
            {FALLOFF.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={glow} stopOpacity={opacity} />
            ))}
          </radialGradient>
        ))}
        <linearGradient id="light-beam">
          <stop stopColor={color.glow1} />
          <stop offset={0.5} stopColor={color.glow2} />
          <stop offset={1} stopColor={color.glow4} />
        </linearGradient>
      </defs>
    </Unseen>
  );
}

/** Not `display: none`, with which browsers would not find the gradients. */
const Unseen = styled.svg`
  position: absolute;
`;
