import { pages } from "../src/site/pages.ts";
import { adminStates } from "./admin-states.ts";
import type { SiteState } from "./site-state.ts";
import { visitorStates } from "./visitor-states.ts";

/** Every route as it opens. */
export const routeStates: readonly SiteState[] = Object.entries(pages).map(([name, { path }]) => ({ name, path }));

/** Every state of the site. */
export const siteStates: readonly SiteState[] = [...routeStates, ...visitorStates, ...adminStates];

const MOST_USED = [
  "not-found",
  "home-menu",
  "contact-errors",
  "contact-sent",
  "calendar-events",
  "calendar-unusual-events",
  "terms-kept",
  "admin-events",
  "admin-form",
  "admin-form-errors",
  "admin-messages",
];

/** Every route, and the states that are used most. */
export const mostUsedStates: readonly SiteState[] = [...routeStates, ...MOST_USED.map(stateNamed)];

export function stateNamed(name: string): SiteState {
  const state = siteStates.find((each) => each.name === name);
  if (state === undefined) throw new Error(`no state is named ${name}`);
  return state;
}
