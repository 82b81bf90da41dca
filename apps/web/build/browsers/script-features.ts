import { type ESTree, parseSync, Visitor } from "vite";
import { type Feature, featureNamed, featuresByName, olderOf } from "./compatibility.ts";
import { attributeOfAny, featuresInElement } from "./markup-features.ts";
import { declarationsIn, featuresInRendering, featuresInStyled } from "./rendered-features.ts";
import { camelCase, hyphenated, nameOf, textOf } from "./script-nodes.ts";
import { featuresInDeclaration, featuresInStyles, featuresInTemplate } from "./style-features.ts";
import { featuresInPattern, featuresInSyntax } from "./syntax-features.ts";

type Found = readonly (Feature | undefined)[];

/** The members of the language's own objects by name. */
const builtIns = featuresByName(["javascript.builtins", "javascript.builtins.Intl"], 2);
/** The members of all objects by name, among them the properties of a computed style. */
const members = featuresByName(["api", "javascript.builtins", "javascript.builtins.Intl"], 2);
for (const [name, feature] of featuresByName(["css.properties"], 1))
  for (const key of [name, camelCase(name)]) members.set(key, olderOf(feature, members.get(key)));

const METHODS_WITH_NAMES: Readonly<Record<string, (name: string) => Found>> = {
  addEventListener: (name) => [members.get(`${name}_event`)],
  createElement: (name) => featuresInElement(name, []),
  setAttribute: (name) => [attributeOfAny(name.toLowerCase())],
};

/**
 * The features in compiled scripts, with the styles of their styled components and the elements they render. The type of
 * an object is not known: a member counts as the oldest of its name, and not at all if the scripts themselves define a
 * member of that name.
 */
export function featuresInScripts(scripts: Iterable<string>): readonly Feature[] {
  const found = new Set<Feature | undefined>();
  const defined = new Set<string>();
  for (const script of scripts) {
    const { program, errors } = parseSync("script.js", script);
    if (errors[0] !== undefined) throw new Error(errors[0].message);
    findIn(program, found, defined);
  }
  for (const name of defined) if (!builtIns.has(name)) found.delete(members.get(name));
  return [...found].filter((feature) => feature !== undefined);
}

function findIn(program: ESTree.Program, found: Set<Feature | undefined>, defined: Set<string>): void {
  const names = new Set<ESTree.Node>();
  const add = (features: Found) => {
    for (const feature of features) found.add(feature);
  };
  new Visitor({
    ...featuresInSyntax(add),
    MemberExpression(node) {
      if (!node.computed) names.add(node.property);
      if (nameOf(node.property) === "withConfig") {
        names.add(node.object);
        add(featuresInStyled(node.object));
      }
      if (!names.has(node)) add(featuresInMember(node));
    },
    Property(node) {
      if (!node.computed && node.key !== node.value) names.add(node.key);
      const key = nameOf(node.key);
      if (key === "style") add(declarationsIn(node.value));
      if (key === "cssText") add(stylesIn(node.value));
    },
    ObjectExpression({ properties }) {
      for (const property of properties) if (property.type === "Property") defined.add(nameOf(property.key) ?? "");
    },
    MethodDefinition({ key }) {
      names.add(key);
      defined.add(nameOf(key) ?? "");
    },
    PropertyDefinition({ key }) {
      names.add(key);
      defined.add(nameOf(key) ?? "");
    },
    Identifier(node) {
      if (!names.has(node)) add([globalNamed(node.name)]);
    },
    NewExpression({ callee, arguments: [first, second] }) {
      const name = nameOf(callee);
      add([featureNamed(`api.${name}.${name}`, `javascript.builtins.${name}.${name}`)]);
      // What the compiler makes of a literal that the oldest browsers do not know.
      if (name === "RegExp") add(featuresInPattern(textOf(first) ?? "", textOf(second) ?? ""));
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== "MemberExpression") return;
      const name = nameOf(left.property);
      if (name === "cssText") add(stylesIn(right));
      if (right.type === "FunctionExpression" || right.type === "ArrowFunctionExpression") defined.add(name ?? "");
    },
    CallExpression(node) {
      add(featuresInCall(node));
    },
    TaggedTemplateExpression({ quasi }) {
      names.add(quasi);
      add(featuresInTemplate(partsOf(quasi)));
    },
    TemplateLiteral(node) {
      if (!names.has(node)) add(featuresInText(partsOf(node)));
    },
    Literal(node) {
      add(featuresInText([textOf(node) ?? ""]));
      if ("regex" in node && node.regex) add(featuresInPattern(node.regex.pattern, node.regex.flags));
    },
  }).visit(program);
}

function globalNamed(name: string): Feature | undefined {
  return featureNamed(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`);
}

function featuresInMember({ object, property, computed }: ESTree.MemberExpression): Found {
  const name = computed ? textOf(property) : nameOf(property);
  if (name === undefined) return [];
  if (object.type === "MetaProperty") return [featureNamed(`javascript.operators.import_meta.${name}`)];
  if (object.type === "MemberExpression" && nameOf(object.property) === "style")
    return featuresInDeclaration(hyphenated(name), "");
  const owner = object.type === "Identifier" ? object.name : undefined;
  if (owner === undefined || globalNamed(owner) === undefined) return [members.get(name)];
  const isClass = /^[A-Z]/.test(owner);
  const own = featureNamed(
    ...[`${owner}.${name}_static`, `${owner}.${name}`].map((path) => `api.${path}`),
    `javascript.builtins.${owner}.${name}`,
    `api.${owner[0]?.toUpperCase()}${owner.slice(1)}.${name}`,
  );
  return [own ?? (isClass ? undefined : members.get(name))];
}

function featuresInCall(call: ESTree.CallExpression): Found {
  const { callee, arguments: given } = call;
  const name = textOf(given[0]);
  const method = callee.type === "MemberExpression" ? nameOf(callee.property) : undefined;
  const isNaming = name !== undefined && method !== undefined && Object.hasOwn(METHODS_WITH_NAMES, method);
  return [...featuresInRendering(call), ...(isNaming ? (METHODS_WITH_NAMES[method]?.(name) ?? []) : [])];
}

/** Some texts are parts of styles: a media query, or the value of a property. */
function featuresInText(parts: readonly string[]): Found {
  const [start = ""] = parts;
  if (start.startsWith("@media")) return featuresInTemplate([...parts.slice(0, -1), `${parts.at(-1)}{}`]);
  return featuresInDeclaration("--value", parts.join("x"));
}

function partsOf({ quasis }: ESTree.TemplateLiteral): readonly string[] {
  return quasis.map(({ value }) => value.cooked ?? "");
}

function stylesIn(value: ESTree.Node): Found {
  return featuresInStyles(textOf(value) ?? "");
}
