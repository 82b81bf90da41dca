import { createRoute } from "@tanstack/react-router";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { lazyPage } from "./routes/lazy-page.tsx";
import { rootRoute } from "./routes/root.tsx";
import { pages } from "./site/pages.ts";

const getParentRoute = () => rootRoute;

/** The page at each address. The build finds the script of a page by its file in routes/. */
export const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute,
    path: pages.home.path,
    component: lazyPage(async () => (await import("./routes/home.tsx")).HomePage),
  }),
  createRoute({
    getParentRoute,
    path: pages.auraReading.path,
    component: lazyPage(async () => (await import("./routes/aura-reading.tsx")).AuraReadingPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.reikiHealing.path,
    component: lazyPage(async () => (await import("./routes/reiki-healing.tsx")).ReikiHealingPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.calendar.path,
    component: lazyPage(async () => (await import("./routes/calendar.tsx")).CalendarPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.poster.path,
    component: lazyPage(async () => (await import("./routes/poster.tsx")).PosterPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.contact.path,
    validateSearch: parseContactSearch,
    component: lazyPage(async () => (await import("./routes/contact.tsx")).ContactPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.admin.path,
    component: lazyPage(async () => (await import("./routes/admin.tsx")).AdminPage),
  }),
  createRoute({
    getParentRoute,
    path: pages.terms.path,
    component: lazyPage(async () => (await import("./routes/terms.tsx")).TermsPage),
  }),
]);
