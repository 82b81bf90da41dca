import type { RouterHistory } from "@tanstack/react-router";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { css, styled } from "styled-components";
import type { Page } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { Lead } from "../text/text.tsx";
import { media, space } from "../theme/tokens.ts";

const LOCALE = openGraphLocale(site.language);

/** Converts a language tag to Open Graph's notation, such as "de_DE". */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Renders a page's title and metadata. React moves them into the head, title first. */
export function PageHead({ page }: { page: Pick<Page, "title" | "description" | "hidden"> & { path: string } }) {
  const title = `${page.title} | ${site.practiceName}`;
  const address = site.url + page.path;
  return (
    <>
      <title>{title}</title>
      <Deferred fallback={null}>
        <meta name="description" content={page.description} />
        {page.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:type" content="website" />
        {LOCALE !== "en_US" && <meta property="og:locale" content={LOCALE} />}
        <meta property="og:site_name" content={site.practiceName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${site.url}/social-card.jpg`} />
        <meta name="twitter:card" content="summary_large_image" />
      </Deferred>
    </>
  );
}

/** If a link opened the page, renders after the first paint, so slow phones respond within 100 ms. */
export function Deferred({ fallback = placeholder, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isDue, setDue] = useState(!isOpenedByLink);

  useEffect(() => {
    if (isDue) return;
    // The frame callback runs before the paint. The task that it queues runs after.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  return isDue ? children : fallback;
}

const placeholder = <div style={{ height: "100vh" }} />;

/** Whether a link opened this page at the top. Back, forward and anchors need the full height to scroll. */
let isOpenedByLink = false;

export function followNavigation(history: RouterHistory): () => void {
  const stop = history.subscribe(({ action, location }) => {
    isOpenedByLink = action.type === "PUSH" && location.hash === "";
  });
  return () => {
    stop();
    isOpenedByLink = false;
  };
}

export function PageIntro({ title, drawing, children }: { title: string; drawing?: ReactNode; children: ReactNode }) {
  return (
    <Intro $pictured={drawing !== undefined}>
      <div>
        <h1>{title}</h1>
        <Lead>{children}</Lead>
      </div>
      {drawing !== undefined && (
        <Picture>
          <Deferred fallback={null}>{drawing}</Deferred>
        </Picture>
      )}
    </Intro>
  );
}

const beside = css`
  ${media.largeUp} {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: ${space.xxl};
    align-items: center;
  }
`;

const Intro = styled.div<{ $pictured: boolean }>`
  margin-bottom: ${space.xl};
  ${media.largeUp} { margin-bottom: ${space.xxl}; }
  h1 + p { margin-top: ${space.m}; }
  ${({ $pictured }) => $pictured && beside}
`;

/** A fixed height, so nothing shifts when the drawing arrives. */
const Picture = styled.div`
  height: 6.5rem;
  margin-top: ${space.m};
  ${media.mediumUp} { height: 11rem; margin-top: ${space.l}; }
  ${media.largeUp} { height: 13rem; margin-block: -4rem -1rem; }
  & svg { overflow: visible; }
  @media print { display: none; }
`;
