import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Match,
  Outlet,
  type RouterHistory,
  useMatches,
} from "@tanstack/react-router";
import { type FunctionComponent, useEffect, useState } from "react";
import { brokenPage, offlinePage } from "../words/messages.ts";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { PracticeNotice } from "./features/notice/practice-notice.tsx";
import { LEGAL, offeredPages, pageFile, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";
import { focusOnce } from "./ui/browser/focus.ts";
import { Button, ButtonRow } from "./ui/button/button.ts";
import { Layout } from "./ui/layout/layout.tsx";
import { Container, Section, Stack } from "./ui/section/section.ts";

const rootRoute = createRootRoute({
  component: () => (
    <Layout>
      <CurrentPage />
    </Layout>
  ),
  notFoundComponent: lazyPage(async () => (await import("./ui/page/not-found-page.tsx")).NotFoundPage),
  errorComponent: RenderOnceMore,
});

/** An error that occurs within this time after a retry is shown. */
const SAME_ERROR_MS = 1000;

let isRenderedOnceMore = false;

/** Retries once before showing the error: a fresh render fixes what an extension moved. Drafts restore unsent input. */
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
 * The page at the current URL, or the not-found page. Does not use the root's `Outlet`, because its Suspense boundary
 * hydrates after the bar and the footer, and a link pressed in between would make React discard the page's HTML (its
 * errors 418 and 520).
 */
function CurrentPage() {
  // `/calendar/unknown` also matches the calendar, but the root knows that nothing was found.
  const routeId = useMatches({
    select: ([root, page]): string | undefined => (root?._notFound ? undefined : page?.routeId),
  });
  const page = routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
  // Uses the constant directly, so that a build without a notice drops its script.
  if (__NOTICE__ === null) return page;
  return (
    <>
      {/^\/(calendar|contact)?$/.test(routeId ?? "404") && <PracticeNotice notice={__NOTICE__} />}
      {page}
    </>
  );
}

/** Reloads once the browser is online again. */
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

const opened = globalThis.location?.pathname;

/**
 * A page whose script loads with the first link to it, or with its document. If the script file is gone, the host has a
 * new build, so the browser loads the page's document from there. (The router's own reload may show an error page
 * first.)
 */
export function lazyPage(load: () => Promise<FunctionComponent>) {
  return lazyRouteComponent(async () => ({
    default: await load().catch((error: unknown) => () => <PageOfNewBuild error={error} />),
  }));
}

/**
 * Renders nothing until the document arrives. Throws if a reload would loop because the page's script is missing from
 * the new document too, or if the browser is offline.
 */
function PageOfNewBuild({ error }: { error: unknown }) {
  useEffect(() => location.reload(), []);
  if (globalThis.location?.pathname === opened || !navigator.onLine) throw error;
  return null;
}

const getParentRoute = () => rootRoute;

/** The pages by file. Each file exports only its component. The legal page is included only if it has text. */
const files: Record<string, () => Promise<Record<string, FunctionComponent>>> = {
  ...import.meta.glob<Record<string, FunctionComponent>>(["./routes/*-page.tsx", "!./routes/legal-page.tsx"]),
  ...(__HAS_LEGAL__ && { [`./${pageFile(LEGAL)}`]: () => import("./routes/legal-page.tsx") }),
};

function componentOf(path: string) {
  return lazyPage(async () => {
    const [component] = Object.values((await files[`./${pageFile(path)}`]?.()) ?? {});
    if (component === undefined) throw new Error(`There is no ${pageFile(path)}`);
    return component;
  });
}

const contactRoute = createRoute({
  getParentRoute,
  path: pages.contact.path,
  validateSearch: parseContactSearch,
  component: componentOf(pages.contact.path),
});

const routeTree = rootRoute.addChildren(
  offeredPages(site).map(({ path }) =>
    path === pages.contact.path ? contactRoute : createRoute({ getParentRoute, path, component: componentOf(path) }),
  ),
);

export function createAppRouter(history: RouterHistory) {
  let pages = 0;
  const router = createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    // Static hosts are case-sensitive, too.
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    // Off at build time, when it would add an inline script, and for the first page, which the browser restores.
    scrollRestoration: !import.meta.env.SSR && (() => pages++ > 0),
  });
  // The router saves the positions of elements that scrolled after it rendered the page. This event makes it also save
  // the position of a window scrolled before the app started.
  router.subscribe("onRendered", () => document.dispatchEvent(new Event("scroll")));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

/** The path of a page that a static host also serves as `/calendar.html` and `/calendar/index.html`. */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}
