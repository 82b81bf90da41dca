import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fill } from "../src/site/fill.ts";
import type { restarting } from "../words/restarting.ts";
import { type Palettes, recolor } from "./colors/palettes.ts";
import { contentSecurityPolicy, inlineStyles } from "./content-security-policy.ts";
import { escapeXml } from "./escape-xml.ts";
import { readIcon } from "./images/icons.ts";
import { withLanguage } from "./page-template.ts";
import { site } from "./parsed-site.ts";
import { web } from "./paths.mjs";

/**
 * The page that a proxy sends while the server restarts (apps/server/deploy). It loads itself again, and needs no other
 * file, because the server has those.
 */
export async function restartingPage(words: typeof restarting, palettes: Palettes): Promise<string> {
  const template = recolor(await readFile(join(web, "restarting.html"), "utf8"), palettes);
  const html = fill(withLanguage(template), {
    mark: await readIcon(palettes),
    name: escapeXml(site.practiceName),
    title: escapeXml(words.title),
    text: escapeXml(words.text),
  });
  const policy = contentSecurityPolicy({ scripts: [], styles: inlineStyles(html), pictureHosts: [], connectsTo: [] });
  return html.replace("<!--policy-->", () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
