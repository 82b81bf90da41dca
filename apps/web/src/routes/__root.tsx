import { createRootRoute, lazyRouteComponent, Match, Outlet, useMatches } from "@tanstack/react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { Layout } from "../components/layout/layout.tsx";

export const Route = createRootRoute({
  component: () => (
    <Layout>
      <CurrentPage />
    </Layout>
  ),
  notFoundComponent: lazyRouteComponent(() => import("../components/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: () => (
    <Layout>
      <ErrorPage />
    </Layout>
  ),
});

/**
 * The page at the address, or the not-found page. An `Outlet` of the root wraps the page in a Suspense boundary, which
 * React hydrates after the bar and the footer. A link pressed in between changes the router's state before the page has
 * hydrated, and React then discards the page's HTML (error #418 or #520).
 */
function CurrentPage() {
  const routeId = useMatches({ select: ([, page]) => page?.routeId });
  return routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
}
