import { createRootRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { Layout } from "../components/layout/layout.tsx";

export const Route = createRootRoute({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: lazyRouteComponent(() => import("../components/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: () => (
    <Layout>
      <ErrorPage />
    </Layout>
  ),
});
