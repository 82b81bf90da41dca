import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Match,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  useMatches,
} from "@tanstack/react-router";
import { type FunctionComponent, useEffect, useState } from "react";
import { brokenPage, offlinePage } from "../words/messages.ts";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { PracticeNotice } from "./features/notice/practice-notice.tsx";
import { offeredPages, type Page, pageAt, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";
import { focusOnce } from "./ui/browser/focus.ts";
import { Button, ButtonRow } from "./ui/button/button.ts";
import { Layout } from "./ui/layout/layout.tsx";
import { Container, Section, Stack } from "./ui/section/section.ts";
import { Paragraph } from "./ui/text/text.tsx";

const rootRoute = createRootRoute({
  component: () => (
    <Layout>
      <CurrentPage />
    </Layout>
  ),
  notFoundComponent: lazyPage(() => import("./ui/page/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: RenderOnceMore,
});

const SAME_ERROR_MS = 1000;

let isRenderedOnceMore = false;

/** Renders once more before showing the error, because browser extensions may have moved DOM nodes. */
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
 * The page at the current URL, or the not-found page. The root's `Outlet` would add a Suspense boundary that hydrates
 * after the header and footer. A link pressed before then makes React discard the page's HTML (errors 418 and 520).
 */
function CurrentPage() {
  // `/calendar/unknown` also matches the calendar's route, so this checks `_notFound` on the root.
  const routeId = useMatches({
    select: ([root, page]): string | undefined => (root?._notFound ? undefined : page?.routeId),
  });
  const page = routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
  // Lets the bundler drop the notice's script.
  if (__NOTICE__ === null) return page;
  return (
    <>
      {routeId && pageAt(routeId)?.hasNotice && <PracticeNotice notice={__NOTICE__} />}
      {page}
    </>
  );
}

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
          <Paragraph>{text}</Paragraph>
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

/** Loads a page's component on demand. If a new build has removed its file, the browser loads the document instead. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, FunctionComponent>>, name: Name) {
  return lazyRouteComponent(async () => ({
    default: await load().then(
      (file) => file[name],
      (error: unknown) => () => <PageOfNewBuild error={error} />,
    ),
  }));
}

/** Renders nothing while the document reloads. Throws if the browser is offline or the reload would loop. */
function PageOfNewBuild({ error }: { error: unknown }) {
  useEffect(() => location.reload(), []);
  if (globalThis.location?.pathname === opened || !navigator.onLine) throw error;
  return null;
}

const getParentRoute = () => rootRoute;

const components: Record<Page["path"], RouteComponent> = {
  "/": lazyPage(() => import("./routes/home-page.tsx"), "HomePage"),
  "/aura-reading": lazyPage(() => import("./routes/aura-reading-page.tsx"), "AuraReadingPage"),
  "/reiki-healing": lazyPage(() => import("./routes/reiki-healing-page.tsx"), "ReikiHealingPage"),
  "/calendar": lazyPage(() => import("./routes/calendar-page.tsx"), "CalendarPage"),
  "/calendar/all": lazyPage(() => import("./routes/all-dates-page.tsx"), "AllDatesPage"),
  "/calendar/poster": lazyPage(() => import("./routes/poster-page.tsx"), "PosterPage"),
  "/contact": lazyPage(() => import("./routes/contact-page.tsx"), "ContactPage"),
  "/admin": lazyPage(() => import("./routes/admin-page.tsx"), "AdminPage"),
  "/terms": lazyPage(() => import("./routes/terms-page.tsx"), "TermsPage"),
  // Lets the bundler drop the page.
  "/legal": __HAS_LEGAL__ ? lazyPage(() => import("./routes/legal-page.tsx"), "LegalPage") : Outlet,
};

const contactRoute = createRoute({
  getParentRoute,
  path: pages.contact.path,
  validateSearch: parseContactSearch,
  component: components[pages.contact.path],
});

const routeTree = rootRoute.addChildren(
  offeredPages(site).map(({ path }) =>
    path === pages.contact.path ? contactRoute : createRoute({ getParentRoute, path, component: components[path] }),
  ),
);

export function createAppRouter(history: RouterHistory) {
  let pages = 0;
  const router = createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    // Static hosts are case-sensitive too.
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    // Off at build time, because it adds an inline script. The browser restores the first page itself.
    scrollRestoration: !import.meta.env.SSR && (() => pages++ > 0),
  });
  // The router does not see scrolling before its first render. This event makes it save the window's position.
  router.subscribe("onRendered", () => document.dispatchEvent(new Event("scroll")));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

/** Removes the `.html` or `/index.html` that static hosts accept at the end of a page's path. */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}
