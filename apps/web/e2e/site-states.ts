import { pages } from "../src/site/pages.ts";
import { adminStates } from "./admin-states.ts";
import type { SiteState } from "./site-state.ts";
import { visitorStates } from "./visitor-states.ts";

/** Every route as it opens. */
const routeStates: readonly SiteState[] = Object.entries(pages).map(([name, { path }]) => ({ name, path }));

/** Every state of the site. */
export const siteStates: readonly SiteState[] = [...routeStates, ...visitorStates, ...adminStates];
