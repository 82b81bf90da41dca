import { createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { parseContactSearch } from "./features/contact/contact-search.ts";
import { lazyPage, rootRoute } from "./routes/root.tsx";
import { LEGAL, offeredPages, pageFile, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";

const getParentRoute = () => rootRoute;

/** The pages by their files, each of which exports its component alone. That of the legal words is there with them. */
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

/** The page at each address, without the services that the practice does not offer. */
const routeTree = rootRoute.addChildren(
  offeredPages(site).map(({ path }) =>
    path === pages.contact.path ? contactRoute : createRoute({ getParentRoute, path, component: componentOf(path) }),
  ),
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
