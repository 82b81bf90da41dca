import type { RouterHistory } from "@tanstack/react-router";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { Page } from "../../site/pages.ts";
import { site } from "../../site/site.ts";

/** For Open Graph: "de_DE", with the most likely country if the settings name none. */
const LOCALE = openGraphLocale(site.language);

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

/** Renders after the first paint where a link opens the page, so that a slow phone responds within 100 ms. */
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

/** Keeps the footer out of sight. */
const placeholder = <div style={{ height: "100vh" }} />;

/**
 * Whether a link of the site opened this page at its top. False while prerendering and on the first page, and for back,
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
