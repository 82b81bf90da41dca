import { readFile } from "node:fs/promises";
import { EVENTS } from "../src/site/pages.ts";
import { modulesOf } from "./app-scripts.ts";
import { type Palettes, recolor } from "./colors/palettes.ts";
import { escapeXml } from "./escape-xml.ts";
import { site } from "./parsed-site.ts";

export const MANIFEST = "site.webmanifest";

const TEMPLATE = new URL("../index.html", import.meta.url);

/** Starts the app in development, where pages are not prerendered. */
const DEVELOPMENT_SCRIPT = /\s*<script type="module" src="[^"]*"><\/script>/;

/** HTML that says which language it is in. */
function withLanguage(html: string): string {
  return html.replace('<html lang="en">', `<html lang="${site.language}">`);
}

interface TemplateParts {
  /** The files that the build wrote. */
  readonly output: Parameters<typeof modulesOf>[1];
  /** The inline script of every page that starts the app. */
  readonly boot: string;
  /** What that script says, by the names of its data attributes. */
  readonly starting: Readonly<Record<string, string>>;
  /** The inline script of an event's page, which has no app. */
  readonly eventScript: string;
  /** The inline script that shows the owner's notice, where there is one. */
  readonly notice: string;
  readonly base: string;
  readonly palettes: Palettes;
}

/** The HTML around each page: index.html with the inline script of the page. */
export async function pageTemplates({ output, boot, starting, eventScript, notice, base, palettes }: TemplateParts) {
  const template = withLanguage(recolor(await readFile(TEMPLATE, "utf8"), palettes))
    .replace(DEVELOPMENT_SCRIPT, "")
    .replaceAll(' href="/', () => ` href="${base}`)
    .replace("<!--head-->", () => `<!--head-->${notice}`);
  const words = Object.entries(starting).map(([name, text]) => ` data-${name}="${escapeXml(text)}"`);
  return (path: string): string => {
    const modules = modulesOf(path, output).map((file) => base + file);
    const script = path.startsWith(EVENTS)
      ? `<script>${eventScript}</script>`
      : `<script type="module" data-modules="${modules.join(" ")}" data-manifest="${base}${MANIFEST}"${words.join("")}>${boot}</script>`;
    return template.replace("</body>", () => `${script}</body>`);
  };
}
