import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, depth, radius, space, type } from "../../theme/tokens.ts";
import { Lights } from "../drawings/lights.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncement } from "./page-announcement.tsx";
import { usePageArrival } from "./use-page-arrival.ts";

const MAIN = "main";

/** What every page has around it: the skip link, the navigation bar, the footer, and the voice that names a new page. */
export function Layout({ children }: { children: ReactNode }) {
  usePageArrival();
  return (
    <>
      <Lights />
      <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
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

const SkipLink = styled.a`
  position: fixed;
  top: ${space.s};
  left: ${space.s};
  z-index: ${depth.toast};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.label};
  &:not(:focus) { transform: translateY(-200%); }
  @media (forced-colors: active) { border: 2px solid; color: LinkText; }
  @media print { display: none; }
`;
