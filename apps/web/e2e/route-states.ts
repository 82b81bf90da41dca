import { pages } from "../src/site/pages.ts";
import type { SiteState } from "./site-state.ts";

/** A route as it opens. */
export const routeState = (name: keyof typeof pages): SiteState => ({ name, path: pages[name].path });

/** Every route as it opens. */
export const routeStates = (Object.keys(pages) as (keyof typeof pages)[]).map(routeState);
