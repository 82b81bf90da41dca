import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import { GradientDefs } from "../drawings/gradient-defs.tsx";
import { followNavigation } from "../page/deferred.tsx";
import { Footer } from "./footer.tsx";
import { Header, MAIN } from "./header.tsx";
import { PageAnnouncement } from "./page-announcement.tsx";

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
