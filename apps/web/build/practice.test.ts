import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { web } from "./paths.mjs";
import { practiceOf, practicePlugin } from "./practice.ts";
import { parseSiteConfig } from "./site-config/read-site-config.ts";

it.each(["src/site/site.ts", "src/ui/theme/palette.ts", "build/parsed-site.ts", "words/home.ts"])(
  "the build replaces %s with the practice's values",
  async (file) => {
    const { load } = practicePlugin(await practiceOf(parseSiteConfig({})));
    expect(existsSync(join(web, file))).toBe(true);
    const id = expect.toSatisfy((pattern: RegExp) => pattern.test(join(web, file)));
    expect(load).toMatchObject({ filter: { id } });
  },
);
