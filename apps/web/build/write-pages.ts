import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PrerenderedPage } from "../src/prerender.tsx";
import { pages } from "../src/site/pages.ts";
import { contentSecurityPolicy, inlineScripts, inlineStyles } from "./content-security-policy.ts";
import { site } from "./site.ts";
import { structuredData } from "./structured-data.ts";

export const MANIFEST = "site.webmanifest";

/** Matches no route, so the router renders the not-found page. */
const NOT_FOUND = "/404";

interface PageParts {
  readonly prerender: (path: string) => Promise<PrerenderedPage>;
  /** The origins that the site's backend sends requests to. */
  readonly connectsTo: readonly string[];
  /** The inline script of every page. */
  readonly boot: string;
  /** What the head of a page has besides that of every page. */
  readonly headOf: (path: string) => string;
  /** The URLs of the script files that a page needs, in order. */
  readonly modulesOf: (path: string) => readonly string[];
  readonly base: string;
}

/**
 * Writes every route as complete HTML, twice: as `calendar.html` for hosts that serve `/calendar` without the extension,
 * and as `calendar/index.html` for hosts that only serve folders. Returns the inline scripts and styles of all pages.
 */
export async function writePages(
  dist: string,
  { prerender, connectsTo, boot, headOf, modulesOf, base }: PageParts,
): Promise<{ readonly scripts: string[]; readonly styles: string[] }> {
  const template = (await readFile(TEMPLATE, "utf8"))
    .replace(DEVELOPMENT_SCRIPT, "")
    .replaceAll(' href="/', () => ` href="${base}`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const write = async (path: string, file: string) => {
    const script = `<script type="module" data-modules="${modulesOf(path).join(" ")}" data-manifest="${base}${MANIFEST}">${boot}</script>`;
    const start = template.replace("</body>", () => `${script}</body>`);
    const html = completeHtml(start, await prerender(path), headOf(path), connectsTo);
    for (const text of inlineScripts(html)) scripts.add(text);
    for (const style of inlineStyles(html)) styles.add(style);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  };
  for (const { path } of Object.values(pages)) {
    await write(path, join(path, "index.html"));
    if (path !== "/") await cp(join(dist, path, "index.html"), join(dist, `${path}.html`));
  }
  await write(NOT_FOUND, "404.html");
  return { scripts: [...scripts], styles: [...styles] };
}

const TEMPLATE = new URL("../index.html", import.meta.url);

/** Starts the app in development, where pages are not prerendered. */
const DEVELOPMENT_SCRIPT = /\s*<script type="module" src="[^"]*"><\/script>/;

/** Strips comments and indentation from the template's style elements. (Those of styled-components have attributes.) */
function withShortStyles(html: string): string {
  return html.replaceAll(/<style>.*?<\/style>/gs, (style) => style.replaceAll(/\/\*.*?\*\/|\n\s*/gs, ""));
}

function completeHtml(
  template: string,
  { head, body }: PrerenderedPage,
  furtherHead: string,
  connectsTo: readonly string[],
): string {
  const start = withShortStyles(template.replace("<!--head-->", () => head + structuredData() + furtherHead));
  const policy = contentSecurityPolicy({
    scripts: inlineScripts(start),
    styles: inlineStyles(start),
    pictureHosts: site.pictures.hosts,
    connectsTo,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return start.replace("<!--policy-->", () => meta).replace("<!--page-->", () => body);
}
