import { pages } from "../src/site/pages.ts";
import type { SiteState } from "./site-state.ts";

const opened = (name: keyof typeof pages): SiteState => ({ name, path: pages[name].path });

/** Every route as it opens. */
export const routeStates = {
  home: opened("home"),
  auraReading: opened("auraReading"),
  reikiHealing: opened("reikiHealing"),
  calendar: opened("calendar"),
  allDates: opened("allDates"),
  poster: opened("poster"),
  terms: opened("terms"),
  admin: opened("admin"),
  contact: opened("contact"),
} as const satisfies Record<keyof typeof pages, SiteState>;
