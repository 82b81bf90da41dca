import type { Site } from "./resolve-site.ts";

/** The practice's settings, with placeholders. The build replaces this module. */
export declare const site: Site;
