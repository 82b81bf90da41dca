import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import parseValue from "postcss-value-parser";
import { type Feature, featureNamed, featuresByName } from "./compatibility.ts";

/** Functions of values by name, such as `round` or `color-mix`, wherever MDN files them. */
const functions = new Map([
  ...featuresByName(["css.types"], 2),
  ...featuresByName(["css.types"], 1),
  ...featuresByName(["css.types.color"], 1),
]);

/** The features in a style sheet, or in the declarations of one element. */
export function featuresInStyles(css: string): readonly Feature[] {
  const found: (Feature | undefined)[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === "decl") found.push(...declared(node));
    if (node.type === "atrule") found.push(...featuresInAtRule(node));
    if (node.type === "rule") found.push(...selected(node));
  });
  return found.filter((feature) => feature !== undefined);
}

/** The same in the template of a styled component, which styled-components flattens: its rules may be nested. */
export function featuresInTemplate(parts: readonly string[]): readonly Feature[] {
  return featuresInStyles(withPlaceholders(parts)).filter(({ name }) => name !== NESTING);
}

/** The features in one declaration, with the property's name as in a style sheet. */
export function featuresInDeclaration(property: string, value: string): readonly Feature[] {
  return declared({ prop: property, value }).filter((feature) => feature !== undefined);
}

const NESTING = "css.selectors.nesting";

/** At-rules with descriptors of their own in place of properties. */
const DESCRIBED: ReadonlySet<string> = new Set(["counter-style", "font-face", "page", "property"]);

function declared({
  prop,
  value,
  parent,
}: Pick<Declaration, "prop" | "value"> & Partial<Pick<Declaration, "parent">>): readonly (Feature | undefined)[] {
  const rule = parent?.type === "atrule" ? (parent as AtRule).name : "";
  const descriptor = DESCRIBED.has(rule) ? featureNamed(`css.at-rules.${rule}.${prop}`) : undefined;
  const name = descriptor?.name ?? `css.properties.${prop}`;
  const found = [featureNamed(name)];
  parseValue(value).walk((part) => {
    if (part.type === "word") found.push(featureNamed(`${name}.${part.value}`));
    if (part.type !== "function") return;
    found.push(
      featureNamed(`${name}.${part.value}`, `${name}.${part.value}_function`),
      functions.get(part.value) ?? functions.get(`${part.value}-function`),
    );
    if (part.nodes[0]?.value === "from") found.push(featureNamed(`css.types.color.${part.value}.relative_syntax`));
  });
  return found;
}

function featuresInAtRule({ name, params }: AtRule): readonly (Feature | undefined)[] {
  const rule = `css.at-rules.${name}`;
  const words = params.match(/[a-z][a-z-]*/g) ?? [];
  return [
    featureNamed(rule),
    ...words.map((word) => featureNamed(`${rule}.${word}`)),
    name === "media" && /[<>]/.test(params) ? featureNamed(`${rule}.range_syntax`) : undefined,
  ];
}

function selected({ selector, parent }: Rule): readonly (Feature | undefined)[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => name);
  const isNested = parent?.type === "rule";
  return [...names.map((name) => featureNamed(`css.selectors.${name}`)), isNested ? featureNamed(NESTING) : undefined];
}

/** A template without its expressions: one that stands for declarations is left out, any other becomes a word. */
function withPlaceholders([first = "", ...rest]: readonly string[]): string {
  return rest.reduce((css, part) => {
    const isStatement = /(?:^|[;{}])\s*$/.test(css) && !/^[^;}]*\{/.test(part) && !/^\s*:/.test(part);
    return `${css}${isStatement ? ";" : "x"}${part}`;
  }, first);
}
