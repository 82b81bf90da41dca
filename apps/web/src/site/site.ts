import type { Site } from "./resolve-site.ts";

/** The practice's settings, with a placeholder for each missing one. The build puts a module with them in the place of this one. */
export declare const site: Site;
