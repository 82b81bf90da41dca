import { resolveSite, type Site } from "../src/site/resolve-site.ts";
import { readSiteConfig } from "./site-config/read-site-config.ts";
import { readLegalTitle } from "./words/words.ts";

/** The build's settings. Pages get the same settings through `src/site/site.ts`. */
export const config = await readSiteConfig();

export const site: Site = resolveSite(config, await readLegalTitle());
