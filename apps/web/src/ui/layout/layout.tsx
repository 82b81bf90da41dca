import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { focusHeading } from "../browser/focus.ts";
import { followNavigation } from "../page/page-head.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import { calmMotion, color } from "../theme/tokens.ts";
import { useToast } from "../toast/toast-provider.tsx";
import { Footer } from "./footer.tsx";
import { Header, MAIN } from "./header.tsx";

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

/** Announces a new page and focuses its h1. A view transition would cost a slow phone about 80 ms. */
function PageAnnouncement() {
  const router = useRouter();
  const showToast = useToast();
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setTitle(document.title);
        showToast(null); // It was about the previous page.
        if (toLocation.hash === "") focusHeading();
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        document.getElementById(MAIN)?.animate?.({ opacity: [0.25, 1] }, calmMotion);
      }),
    [router, showToast],
  );

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

/** White, then amber, coral, lilac, sky and leaf. */
const GLOWS = ["#fff7e6", color.glow1, color.glow2, color.glow3, color.glow4, color.glow5];

/** Close to a bell curve, so a light has no visible edge. */
const FALLOFF = [
  [0, undefined],
  [0.35, 0.7],
  [0.7, 0.19],
  [1, 0],
] as const;

/** Defines the gradients of all drawings. They must come before the first drawing. */
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

/** Not `display: none`, because browsers would not find the gradients. */
const Unseen = styled.svg`
  position: absolute;
`;
