import { adminStates } from "./admin-states.ts";
import { isSameVisit, routeStates, type SiteState } from "./site-state.ts";
import { visitorStates } from "./visitor-states.ts";

/** Every state of the site. A state follows the one it continues, and states with the same records are adjacent. */
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
  const opened = states.filter(({ after }) => after === undefined);
  const visitOf = (state: SiteState) => opened.findIndex((first) => isSameVisit(first, state));
  const ordered = opened.toSorted((one, other) => visitOf(one) - visitOf(other)).flatMap(withNext);
  const missing = states.filter((state) => !ordered.includes(state));
  if (missing.length > 0) throw new Error(`Not behind a state of this list: ${missing.map(({ name }) => name).join()}`);
  return ordered;
}
