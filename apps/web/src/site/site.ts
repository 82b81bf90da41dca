import { resolveSite, type Site } from "./resolve-site.ts";

/** The practice's settings, with a default for each missing one: the build puts them in the place of these. */
export const site: Site = resolveSite({});
