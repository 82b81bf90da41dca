import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./route-tree.gen.ts";

/** A router over the site's pages. Prerendering and tests hand in a memory history. */
export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    // As hosts do: what they have no page for, the app has none for either.
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    // Only where there is a screen: on the build machine this would write an inline script.
    scrollRestoration: !import.meta.env.SSR && fromTheSecondPageOn(),
  });
}

/** On the first page the visitor may have scrolled before the router was there, and the browser does the restoring. */
function fromTheSecondPageOn(): () => boolean {
  let isFirst = true;
  return () => {
    const isLater = !isFirst;
    isFirst = false;
    return isLater;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
