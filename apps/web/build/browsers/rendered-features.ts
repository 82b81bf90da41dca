import type { ESTree } from "vite";
import type { Feature } from "./compatibility.ts";
import { attributeOfAny, featuresInElement } from "./markup-features.ts";
import { hyphenated, nameOf, textOf } from "./script-nodes.ts";
import { featuresInDeclaration } from "./style-features.ts";

type Found = readonly (Feature | undefined)[];

/** The features in what `jsx("a", { … })` or `jsx(Component, { … })` renders; of a component only its attributes. */
export function featuresInRendering({ callee, arguments: [first, second] }: ESTree.CallExpression): Found {
  if (second?.type !== "ObjectExpression" || !isRendered(callee)) return [];
  const attributes = second.properties.flatMap((property): [string, string?][] => {
    if (property.type !== "Property") return [];
    const name = (nameOf(property.key) ?? textOf(property.key))?.toLowerCase();
    const value = textOf(property.value);
    return name === undefined ? [] : [value === undefined ? [name] : [name, value]];
  });
  const element = textOf(first);
  if (element !== undefined) return featuresInElement(element, attributes);
  return attributes.map(([name]) => attributeOfAny(name));
}

/** The element of `styled.p.withConfig({ … })`, which the compiler makes of `styled.p`. */
export function featuresInStyled(node: ESTree.Node): Found {
  return node.type === "MemberExpression" ? featuresInElement(nameOf(node.property) ?? "", []) : [];
}

/** The features in the object that is an element's style. */
export function declarationsIn(value: ESTree.Node): Found {
  if (value.type !== "ObjectExpression") return [];
  return value.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const name = nameOf(property.key) ?? textOf(property.key) ?? "";
    return featuresInDeclaration(hyphenated(name), textOf(property.value) ?? "");
  });
}

/** React's functions that make an element. */
function isRendered(callee: ESTree.Expression): boolean {
  const last = callee.type === "SequenceExpression" ? callee.expressions.at(-1) : callee;
  const name = last?.type === "MemberExpression" ? nameOf(last.property) : nameOf(last);
  return name === "jsx" || name === "jsxs" || name === "createElement";
}
