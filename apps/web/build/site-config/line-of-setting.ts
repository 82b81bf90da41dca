import { type ESTree, parseAst } from "vite";

/** The keys and row numbers that lead to a setting, such as `["officeHours", 1, "opens"]`. Rows count from 0. */
export type SettingPath = readonly (string | number)[];

/**
 * The line of the file on which a setting begins, counted from 1; of a missing setting, the line of what it is missing
 * in. `null` if the file does not write its settings out.
 */
export function lineOfSetting(source: string, path: SettingPath): number | null {
  let value: ESTree.Node | null | undefined = settingsIn(source);
  let start: number | null = null;
  for (const key of path) {
    const setting: ESTree.Node | null | undefined = value && childOf(value, key);
    if (!setting) break;
    start = setting.start;
    value = setting.type === "Property" ? setting.value : setting;
  }
  return start === null ? null : source.slice(0, start).split("\n").length;
}

/** What stands between the parentheses of `export default defineSiteConfig(…)`. */
function settingsIn(source: string): ESTree.Node | undefined {
  const file = parseAst(source, { lang: "ts" }).body.find(({ type }) => type === "ExportDefaultDeclaration");
  const call = file?.type === "ExportDefaultDeclaration" ? file.declaration : undefined;
  return call?.type === "CallExpression" ? call.arguments[0] : undefined;
}

function childOf(value: ESTree.Node, key: string | number): ESTree.Node | null | undefined {
  if (value.type === "ArrayExpression") return value.elements[Number(key)];
  if (value.type !== "ObjectExpression") return undefined;
  return value.properties.find((property) => property.type === "Property" && nameOf(property.key) === String(key));
}

function nameOf(key: ESTree.Node): string | null {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}
