import type { Plugin } from "vite";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { resolveSite } from "../../src/site/resolve-site.ts";

/**
 * Replaces the two modules that read the owner's file by the values they export, so that browsers get the settings checked
 * and without the code that fills them in, and a server renders pages with the settings of the build.
 */
export function siteConfigPlugin(config: SiteConfig): Plugin {
  const code = `export const config = ${JSON.stringify(config)};
export const site = ${JSON.stringify(resolveSite(config))};`;
  return {
    name: "site-config",
    load: { filter: { id: /\/apps\/web\/(?:src\/site|build)\/site\.ts$/ }, handler: () => ({ code, map: null }) },
  };
}
