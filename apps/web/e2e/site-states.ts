import { adminStates } from "./admin-states.ts";
import { routeStates } from "./route-states.ts";
import type { SiteState } from "./site-state.ts";
import { visitorStates } from "./visitor-states.ts";

/** Every state of the site, each behind the one that it goes on from. */
export const siteStates: readonly SiteState[] = inOrder([
  ...Object.values(routeStates),
  ...visitorStates,
  ...adminStates,
]);

function inOrder(states: readonly SiteState[]): readonly SiteState[] {
  const withNext = (state: SiteState): readonly SiteState[] => [
    state,
    ...states.filter(({ after }) => after === state).flatMap(withNext),
  ];
  return states.filter(({ after }) => after === undefined).flatMap(withNext);
}
