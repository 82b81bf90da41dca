import { createRoute } from "@tanstack/react-router";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { lazyPage } from "./routes/lazy-page.tsx";
import { rootRoute } from "./routes/root.tsx";
import { offeredPages, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";

const getParentRoute = () => rootRoute;

const pageAt = <Path extends string>(path: Path, load: Parameters<typeof lazyPage>[0]) =>
  createRoute({ getParentRoute, path, component: lazyPage(load) });

const routes = [
  pageAt(pages.home.path, async () => (await import("./routes/home.tsx")).HomePage),
  pageAt(pages.auraReading.path, async () => (await import("./routes/aura-reading.tsx")).AuraReadingPage),
  pageAt(pages.reikiHealing.path, async () => (await import("./routes/reiki-healing.tsx")).ReikiHealingPage),
  pageAt(pages.calendar.path, async () => (await import("./routes/calendar.tsx")).CalendarPage),
  pageAt(pages.poster.path, async () => (await import("./routes/poster.tsx")).PosterPage),
  createRoute({
    getParentRoute,
    path: pages.contact.path,
    validateSearch: parseContactSearch,
    component: lazyPage(async () => (await import("./routes/contact.tsx")).ContactPage),
  }),
  pageAt(pages.admin.path, async () => (await import("./routes/admin.tsx")).AdminPage),
  pageAt(pages.terms.path, async () => (await import("./routes/terms.tsx")).TermsPage),
];

const offered = offeredPages(site.services).map(({ path }) => path);

/**
 * The page at each address, without the services that the practice does not offer. The build finds the script of a page
 * by its file in routes/.
 */
export const routeTree = rootRoute.addChildren(
  routes.filter(({ options }) => "path" in options && offered.includes(options.path)),
);
