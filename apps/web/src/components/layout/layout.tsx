import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Lights } from "../drawings/lights.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncement } from "./page-announcement.tsx";
import { MAIN } from "./skip-link.tsx";
import { usePageArrival } from "./use-page-arrival.ts";

/** What every page has around it: the navigation bar, the footer, and the voice that names a new page. */
export function Layout({ children }: { children: ReactNode }) {
  usePageArrival();
  return (
    <>
      <Lights />
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
