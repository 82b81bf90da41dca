import type { ESTree } from "vite";

/** The name that an identifier is. */
export function nameOf(node: ESTree.Node | undefined): string | undefined {
  return node?.type === "Identifier" ? node.name : undefined;
}

/** A text without expressions. (The compiler writes every text as a template.) */
export function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** `margin-top` as a script names it. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `marginTop` as a style sheet names it. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
