import type { Plugin } from "vite";
import type { SiteConfig } from "../../src/site/define-site-config.ts";

/**
 * Gives the pages the owner's settings as they were parsed, in place of the file as the owner wrote it. The modules of the
 * build that render pages get the same ones, because a server runs them later, perhaps beside another file.
 */
export function siteConfigPlugin(config: SiteConfig): Plugin {
  const settings = JSON.stringify(config);
  return {
    name: "site-config",
    load: {
      filter: { id: /\/apps\/web\/(?:site\.config|build\/site)\.ts$/ },
      handler: (id) => ({ code: id.endsWith("site.config.ts") ? `export default ${settings};` : OF_BUILD, map: null }),
    },
  };
}

const OF_BUILD = `import config from "../site.config.ts";
import { resolveSite } from "../src/site/resolve-site.ts";
export { config };
export const site = resolveSite(config);`;
