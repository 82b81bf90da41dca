import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, runMain } from "@inner-light/site-server";
// @ts-expect-error: its entry has no types
import doiuse from "doiuse";
import postcss from "postcss";
import { oldestBrowsers } from "../build/oldest-browsers.ts";
import { dist, web } from "../build/paths.mjs";
import { runCommand } from "../build/testing/run-command.mjs";

/** Part of `pnpm test:thorough`. Checks that the oldest browsers support the syntax of the built scripts and styles. */

/** Features that one of the oldest browsers lacks and the site does not need. */
const CAN_DO_WITHOUT = [
  "css-clip-path",
  "css-masks",
  "css-media-scripting",
  "css-paged-media",
  "css-resize",
  "css-selection",
  "css-subgrid",
  "css-touch-action",
  "css-widows-orphans",
  "css3-cursors",
  "intrinsic-width",
  "multicolumn",
  "text-decoration",
  "text-size-adjust",
];

await runMain(async () => {
  const query = oldestBrowsers.join(", ");
  const { code, output } = await runCommand(
    `es-check checkBrowser '${join(dist, "**/*.js")}' --module --checkFeatures --noCache --browserslistQuery="${query}"`,
    { cwd: web },
  );
  if (code !== 0) throw new Failure(output);
  const unknown = new Set<string>();
  const checker = postcss(
    doiuse({ browsers: oldestBrowsers, onFeatureUsage: ({ feature }: { feature: string }) => unknown.add(feature) }),
  );
  for (const style of pageStyles()) await checker.process(style, { from: undefined });
  const missing = [...unknown].filter((feature) => !CAN_DO_WITHOUT.includes(feature));
  if (missing.length > 0) throw new Failure(`The styles need what an oldest browser lacks: ${missing.join(", ")}.`);
});

function pageStyles(): Set<string> {
  const pages = globSync(join(dist, "**/*.html")).map((file) => readFileSync(file, "utf8"));
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css)),
  );
}
