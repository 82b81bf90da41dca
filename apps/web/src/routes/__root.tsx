import { createRootRoute, Outlet } from "@tanstack/react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { Layout } from "../components/layout/layout.tsx";
import { NotFoundPage } from "../components/not-found-page.tsx";

export const Route = createRootRoute({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: () => (
    <Layout>
      <ErrorPage />
    </Layout>
  ),
});
