import config from "../../practice/site.config.ts";
import { resolveSite, type Site } from "./resolve-site.ts";

/** The owner's settings, with a default for each missing one. Pages and tests read these facts here. */
export const site: Site = resolveSite(config);
