import { resolveSite, type Site } from "../src/site/resolve-site.ts";
import { readSiteConfig } from "./site-config/read-site-config.ts";
import { readLegalTitle } from "./words/words.ts";

/** The owner's settings for the build. Vite passes the same settings to `src/site/site.ts` for the pages. */
export const config = await readSiteConfig();

export const site: Site = resolveSite(config, await readLegalTitle());
