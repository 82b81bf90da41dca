import { createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { lazyPage, rootRoute } from "./routes/root.tsx";
import { offeredPages, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";

const getParentRoute = () => rootRoute;

const pageAt = <Path extends string>(path: Path, load: Parameters<typeof lazyPage>[0]) =>
  createRoute({ getParentRoute, path, component: lazyPage(load) });

const routes = [
  pageAt(pages.home.path, async () => (await import("./routes/home-page.tsx")).HomePage),
  pageAt(pages.auraReading.path, async () => (await import("./routes/aura-reading-page.tsx")).AuraReadingPage),
  pageAt(pages.reikiHealing.path, async () => (await import("./routes/reiki-healing-page.tsx")).ReikiHealingPage),
  pageAt(pages.calendar.path, async () => (await import("./routes/calendar-page.tsx")).CalendarPage),
  pageAt(pages.poster.path, async () => (await import("./routes/poster-page.tsx")).PosterPage),
  createRoute({
    getParentRoute,
    path: pages.contact.path,
    validateSearch: parseContactSearch,
    component: lazyPage(async () => (await import("./routes/contact-page.tsx")).ContactPage),
  }),
  pageAt(pages.admin.path, async () => (await import("./routes/admin-page.tsx")).AdminPage),
  pageAt(pages.terms.path, async () => (await import("./routes/terms-page.tsx")).TermsPage),
];

const offered = offeredPages(site.services).map(({ path }) => path);

/**
 * The page at each address, without the services that the practice does not offer. The build finds the script of a page
 * by its file in routes/.
 */
const routeTree = rootRoute.addChildren(
  routes.filter(({ options }) => "path" in options && offered.includes(options.path)),
);

/** A router over the site's pages. Prerendering and tests hand in a memory history. */
export function createAppRouter(history: RouterHistory) {
  let pages = 0;
  const router = createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    // Static hosts tell upper and lower case apart, so the app does too.
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    // Not at build time, where the router would write an inline script, and not for the first page, which the browser
    // restores: the visitor may scroll it before the router runs.
    scrollRestoration: !import.meta.env.SSR && (() => pages++ > 0),
  });
  // The router keeps the position of what has scrolled since it rendered the page, which misses a visitor who scrolled
  // before the app started and a reload low on the page. This event makes it always keep that of the window.
  router.subscribe("onRendered", () => document.dispatchEvent(new Event("scroll")));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

/** The address of a page that a static host also serves by its file name (`/calendar.html`, `/calendar/index.html`). */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}
