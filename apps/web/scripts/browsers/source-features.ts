import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FeatureName, supportOf } from "./compatibility.ts";

/**
 * The browser features that the source uses, found by their names in the compatibility data of MDN. The search is by
 * words, not by meaning: it may find a feature too many, which does no harm, and it cannot tell an array's
 * method from an iterator's of the same name.
 */

const FOLDERS = ["apps/web/src", "packages/core/src", "packages/storage-local/src"];

/** Every feature in the source of the site, without its tests. */
export function featuresInSource(repository: string): ReadonlySet<FeatureName> {
  const found = new Set<FeatureName>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|testing\//.test(file)) continue;
      for (const feature of featuresIn(readFileSync(join(repository, folder, file), "utf8"))) found.add(feature);
    }
  }
  return found;
}

/** Every feature in a text of TypeScript with styles in it. */
export function featuresIn(source: string): readonly FeatureName[] {
  const text = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  return [
    ...matches(text, /(?<![\w-])([a-z]+(?:-[a-z]+)*):\s*([^;{}]*);/g).flatMap(([, property = "", value = ""]) => [
      `css.properties.${property}`,
      ...words(value).map((word) => `css.properties.${property}.${word}`),
    ]),
    ...named(text, /@([a-z-]+)/g, ["css.at-rules"]),
    ...named(text, /\(([a-z-]+)[:)]/g, ["css.at-rules.media"]),
    ...named(text, /::?([a-z-]+)/g, ["css.selectors"]),
    ...named(text, /(?<![\w.-])([a-z]+(?:-[a-z]+)*)\(/g, ["css.types", "css.types.color"]),
    ...named(text, /(?:new|typeof|instanceof) ([A-Z]\w+)/g, ["api"]),
    ...named(text, /"(\w+)" in window/g, ["api", "api.Window"]),
    ...named(text, /(?<![\w.])([a-zA-Z]+)\(/g, ["api.Window", "api"]),
    ...named(text, /navigator\.(\w+)/g, ["api.Navigator"]),
    ...named(text, /document\.(\w+)/g, ["api.Document"]),
    ...named(text, /\.(\w+)\(/g, ["api.Element", "api.HTMLElement", ...BUILT_INS]),
    ...named(text, /(?:Object|Array|Promise|Map|Intl)\.(\w+)/g, [...BUILT_INS, "javascript.builtins.Intl"]),
    ...named(text, /\s([a-z]+)=["{]/gi, ["html.global_attributes"]),
  ].filter((name) => supportOf(name) !== undefined && !OWN_WORDS.has(name));
}

/** Names in the source that only look like a feature: functions, components and properties of our own, and Valibot's. */
const OWN_WORDS: ReadonlySet<FeatureName> = new Set([
  "api.Ink",
  "api.Navigation",
  "api.Window.restore",
  "css.properties.alt",
  "css.properties.size",
  "css.types.anchor",
  "css.types.round",
  "html.global_attributes.anchor",
  "javascript.builtins.Set.union",
]);

const BUILT_INS = ["Array", "Object", "Promise", "String", "Map", "Set"].map((name) => `javascript.builtins.${name}`);

function matches(text: string, pattern: RegExp): readonly RegExpMatchArray[] {
  return [...text.matchAll(pattern)];
}

function words(value: string): readonly string[] {
  return value.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
}

/** The features that the first group of a pattern can name, under each of the parents. */
function named(text: string, pattern: RegExp, parents: readonly string[]): readonly FeatureName[] {
  return matches(text, pattern).flatMap(([, name = ""]) => parents.map((parent) => `${parent}.${name}`));
}
