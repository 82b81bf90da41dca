import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Feature } from "./compatibility.ts";
import { featuresInElement } from "./markup-features.ts";
import { featuresInScripts } from "./script-features.ts";
import { featuresInStyles } from "./style-features.ts";

/** The texts of a site's files. */
interface Files {
  readonly pages?: readonly string[];
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

/** The browser features in the files of a built site, and with them those that its libraries use. */
export function shippedFeatures(folder: string): readonly Feature[] {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  return featuresInFiles({ pages: read("**/*.html"), styles: read("**/*.css"), scripts: read("**/*.js") });
}

/** The browser features in files, each once: in markup, in styles, and in scripts, inline ones too. */
export function featuresInFiles({ pages = [], styles = [], scripts = [] }: Files): readonly Feature[] {
  const site: Parts = { markup: [], styles: new Set(styles), scripts: new Set(scripts) };
  for (const page of pages) collect(parse(page, { scriptingEnabled: false }), site);
  const features = [...site.markup, ...[...site.styles].flatMap(featuresInStyles), ...featuresInScripts(site.scripts)];
  return [...new Map(features.map((feature) => [feature.name, feature])).values()];
}

interface Parts {
  readonly markup: Feature[];
  readonly styles: Set<string>;
  readonly scripts: Set<string>;
}

/** Adds the parts of a page. Those that several pages have are kept once. */
function collect(node: DefaultTreeAdapterTypes.Node, parts: Parts): void {
  if ("tagName" in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    parts.markup.push(...featuresInElement(node.tagName, attributes));
    parts.styles.add(attributes.get("style") ?? "");
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    if (node.tagName === "style") parts.styles.add(text);
    if (node.tagName === "script" && attributes.get("type") !== "application/ld+json") parts.scripts.add(text);
  }
  if ("childNodes" in node) for (const child of node.childNodes) collect(child, parts);
}
