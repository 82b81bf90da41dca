import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { web } from "../paths.mjs";
import { parseSiteConfig } from "./read-site-config.ts";
import { siteConfigPlugin } from "./site-config-plugin.ts";

it.each(["src/site/site.ts", "src/ui/theme/palette.ts", "build/parsed-site.ts"])(
  "what is built has the settings of the build in the place of %s",
  (file) => {
    const { load } = siteConfigPlugin(parseSiteConfig({}));
    expect(existsSync(join(web, file))).toBe(true);
    expect(load).toMatchObject({
      filter: { id: expect.toSatisfy((pattern: RegExp) => pattern.test(join(web, file))) },
    });
  },
);
