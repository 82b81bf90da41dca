import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { isRightToLeft } from "../src/site/language-data.ts";
import { EVENTS, pageFile } from "../src/site/pages.ts";
import { type Palettes, recolor } from "./colors/palettes.ts";
import { escapeXml } from "./escape-xml.ts";
import { buildTarget } from "./oldest-browsers.ts";
import { site } from "./parsed-site.ts";
import { web } from "./paths.mjs";
import { wordsPlugin } from "./words/words.ts";

export const MANIFEST = "site.webmanifest";

const TEMPLATE = new URL("../index.html", import.meta.url);

/** Matches the script that starts the app in development. */
const DEVELOPMENT_SCRIPT = /\s*<script type="module" src="[^"]*"><\/script>/;

function withLanguage(html: string): string {
  return html.replace(
    '<html lang="en">',
    `<html lang="${site.language}"${isRightToLeft(site.language) ? ' dir="rtl"' : ""}>`,
  );
}

interface TemplateParts {
  readonly output: Rolldown.RolldownOutput["output"];
  /** The inline script that starts the app, and its strings by data attribute. */
  readonly boot: string;
  readonly starting: Readonly<Record<string, string>>;
  /** The inline script of event pages, which do not load the app. */
  readonly eventScript: string;
  readonly languageHead: string;
  readonly notice: string;
  readonly base: string;
  readonly palettes: Palettes;
}

/** Returns the HTML around a page: index.html with the page's inline script. */
export async function pageTemplates(parts: TemplateParts) {
  const { output, boot, starting, eventScript, languageHead, notice, base, palettes } = parts;
  const template = withLanguage(recolor(await readFile(TEMPLATE, "utf8"), palettes))
    .replace(DEVELOPMENT_SCRIPT, "")
    .replaceAll(' href="/', () => ` href="${base}`)
    .replace("<!--head-->", () => `<!--head-->${languageHead}${notice}`);
  const words = Object.entries(starting).map(([name, text]) => ` data-${name}="${escapeXml(text)}"`);
  return (path: string): string => {
    const modules = modulesOf(path, output).map((file) => base + file);
    const script = path.startsWith(EVENTS)
      ? `<script>${eventScript}</script>`
      : `<script type="module" data-modules="${modules.join(" ")}" data-manifest="${base}${MANIFEST}"${words.join("")}>${boot}</script>`;
    return template.replace("</body>", () => `${script}</body>`);
  };
}

/** Returns a page's scripts, each after its imports. `main.tsx` starts the app, so it is always last. */
function modulesOf(path: string, output: TemplateParts["output"]): string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no entry");
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${pageFile(path)}`));
  const order = new Set<string>();
  const add = (name: string) => {
    if (order.has(name)) return;
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(add);
    order.add(name);
  };
  add(entry.fileName);
  if (route !== undefined) add(route.fileName);
  return [...order].filter((name) => name !== entry.fileName).concat(entry.fileName);
}

/** Compiles a file in `src` to an inline script. */
export async function inlineScript(file: string, format: "es" | "iife"): Promise<string> {
  const result = await build({
    root: web,
    configFile: false,
    plugins: [wordsPlugin(site.language)],
    logLevel: "warn",
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: join("src", file), output: { format } },
    },
  });
  const [chunk] = "output" in result ? result.output : [];
  if (chunk === undefined || chunk.imports.length > 0) throw new Error(`${file} must be one script`);
  return chunk.code.trim();
}
