import {
  createRootRoute,
  type ErrorComponentProps,
  lazyRouteComponent,
  Match,
  Outlet,
  useMatches,
} from "@tanstack/react-router";
import { type FunctionComponent, useEffect, useState } from "react";
import { brokenPage, offlinePage } from "../../words/messages.ts";
import { PracticeNotice } from "../features/notice/practice-notice.tsx";
import { site } from "../site/site.ts";
import { focusOnce } from "../ui/browser/focus.ts";
import { Button, ButtonRow } from "../ui/button/button.ts";
import { Layout } from "../ui/layout/layout.tsx";
import { Container, Section, Stack } from "../ui/section/section.ts";

export const rootRoute = createRootRoute({
  component: () => (
    <Layout>
      <CurrentPage />
    </Layout>
  ),
  notFoundComponent: lazyPage(async () => (await import("../ui/page/not-found-page.tsx")).NotFoundPage),
  errorComponent: RenderOnceMore,
});

/** An error within this time after the page was rendered once more is shown. */
const SAME_ERROR_MS = 1000;

let isRenderedOnceMore = false;

/**
 * Renders the page once more before it shows the error: an extension that moves elements makes React fail, and a page
 * without those changes works. Unsent input comes back from its draft.
 */
function RenderOnceMore({ reset }: ErrorComponentProps) {
  const [isSecondError] = useState(isRenderedOnceMore);
  useEffect(() => {
    if (isSecondError) return;
    isRenderedOnceMore = true;
    setTimeout(() => {
      isRenderedOnceMore = false;
    }, SAME_ERROR_MS);
    reset();
  }, [isSecondError, reset]);
  return <Layout>{isSecondError && <ErrorPage />}</Layout>;
}

/**
 * The page at the address, or the not-found page. The root's `Outlet` wraps a page in a Suspense boundary, which React
 * hydrates after the bar and the footer. A link pressed in between changes the router's state before the page has
 * hydrated, and React then discards the page's HTML (its errors 418 and 520).
 */
function CurrentPage() {
  // `/calendar/unknown` matches the calendar too, but the root says that nothing was found.
  const routeId = useMatches({
    select: ([root, page]): string | undefined => (root?._notFound ? undefined : page?.routeId),
  });
  const page = routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
  // Compares the constant directly, so that a build without a notice drops its script.
  if (__NOTICE__ === null) return page;
  return (
    <>
      {/^\/(calendar|contact)?$/.test(routeId ?? "404") && <PracticeNotice notice={__NOTICE__} />}
      {page}
    </>
  );
}

/** Offline, it waits for the connection and loads the page then. */
function ErrorPage() {
  const isOnline = navigator.onLine;
  const { title, text } = isOnline ? brokenPage : offlinePage;
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Section>
      <title>{`${title} | ${site.practiceName}`}</title>
      <Container>
        <Stack>
          <h1 ref={focusOnce} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
          {isOnline && (
            <ButtonRow>
              <Button onClick={reload}>{brokenPage.reload}</Button>
            </ButtonRow>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

const reload = () => location.reload();

/** Where the document was opened. The build has no address. */
const opened = globalThis.location?.pathname;

/**
 * A page whose script loads with the first link to it, or with its document. A file that is gone means that the host has
 * a new build, so the page loads its document from there. (The router's own reload shows an error page when React
 * renders again before the document arrives.)
 */
export function lazyPage(load: () => Promise<FunctionComponent>) {
  return lazyRouteComponent(async () => ({
    default: await load().catch((error: unknown) => () => <PageOfNewBuild error={error} />),
  }));
}

/**
 * Stands in until the document arrives. It fails where a reload leads nowhere: a document that lacks its own page's file
 * would reload forever, and offline the browser would show a page of its own.
 */
function PageOfNewBuild({ error }: { error: unknown }) {
  useEffect(() => location.reload(), []);
  if (globalThis.location?.pathname === opened || !navigator.onLine) throw error;
  return null;
}
