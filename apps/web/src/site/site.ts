import config from "../../site.config.ts";
import { resolveSite, type Site } from "./resolve-site.ts";

export type { ContactDetail } from "./resolve-site.ts";

/** The owner's file with every gap filled. The one source of these facts for pages and tests. */
export const site: Site = resolveSite(config);
