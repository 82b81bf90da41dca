import type { Plugin } from "vite";
import type { SiteConfig } from "../../src/site/define-site-config.ts";

/** Gives the pages the owner's settings as they were parsed, in place of the file as the owner wrote it. */
export function siteConfigPlugin(config: SiteConfig): Plugin {
  return {
    name: "site-config",
    load: {
      filter: { id: /\/apps\/web\/site\.config\.ts$/ },
      handler: () => ({ code: `export default ${JSON.stringify(config)};`, map: null }),
    },
  };
}
