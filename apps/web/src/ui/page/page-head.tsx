import type { RouterHistory } from "@tanstack/react-router";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { css, styled } from "styled-components";
import type { Page } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { Lead } from "../text/text.tsx";
import { media, space } from "../theme/tokens.ts";

const LOCALE = openGraphLocale(site.language);

/** A language in Open Graph's notation, "de_DE", with its most likely country if the tag does not name one. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** The title and metadata of a page. React moves them into the document's head; the title comes first. */
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

/** Renders after the first paint if a link opens the page, so a slow phone responds within 100 ms. */
export function Deferred({ fallback = placeholder, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isDue, setDue] = useState(!isOpenedByLink);

  useEffect(() => {
    if (isDue) return;
    // An animation frame callback runs before the paint; the next task runs after it.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  return isDue ? children : fallback;
}

const placeholder = <div style={{ height: "100vh" }} />;

/**
 * Whether a link in the site opened this page at the top. False while prerendering and on the first page, and for back,
 * forward and anchors, whose scroll position needs the whole page at once.
 */
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

/**
 * Has a fixed height, so nothing shifts when the drawing arrives; it is low on a phone, to keep the subject in view.
 */
const Picture = styled.div`
  height: 6.5rem;
  margin-top: ${space.m};
  ${media.mediumUp} { height: 11rem; margin-top: ${space.l}; }
  ${media.largeUp} { height: 13rem; margin-block: -4rem -1rem; }
  & svg { overflow: visible; }
  @media print { display: none; }
`;
