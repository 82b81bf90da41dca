import type { Plugin } from "vite";
import type { Settings } from "../../src/site/define-site-config.ts";
import { resolveSite } from "../../src/site/resolve-site.ts";
import * as palette from "../../src/ui/theme/palette.ts";
import { palettesOf } from "../colors/palettes.ts";

/**
 * Replaces the modules that follow from the owner's file by the values they export, so that browsers get the settings
 * checked and without the code that fills them in, and a server renders pages with the settings of the build.
 */
export function siteConfigPlugin(config: Settings, legalTitle?: string): Plugin {
  const settings = moduleOf({ config, site: resolveSite(config, legalTitle) });
  const colors = moduleOf({ ...palette, ...palettesOf(config.colors) });
  return {
    name: "site-config",
    load: {
      filter: { id: /\/apps\/web\/(?:src\/site\/site|build\/parsed-site|src\/ui\/theme\/palette)\.ts$/ },
      handler: (id) => ({ code: id.endsWith("palette.ts") ? colors : settings, map: null }),
    },
  };
}

function moduleOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
