import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./route-tree.ts";

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
