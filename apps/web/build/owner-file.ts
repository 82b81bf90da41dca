import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "@inner-light/site-server";
import * as v from "valibot";
import { web } from "./paths.mjs";

/** Lists the mistakes in one of the owner's files. */
export class OwnerFileError extends Failure {
  constructor(file: string, problems: readonly string[]) {
    const rows = problems.map((problem) => `\n  - ${problem}`);
    super(`Please correct this in apps/web/${file}, and start again:\n${rows.join("")}`);
  }
}

/** Returns "officeHours, row 2, opens: found …, expected …." */
export function problemOf({ path, input, message }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => (typeof key === "number" ? `row ${key + 1}` : String(key)));
  const last = path?.at(-1);
  const isWrongKey = last?.origin === "key" && input !== undefined;
  const place = (isWrongKey ? keys.slice(0, -1) : keys).join(", ") || "the file";
  const found = foundText(isWrongKey || last === undefined ? input : last.value);
  return `${place}: found ${found}, expected ${message}.`;
}

function foundText(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${value}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "a group" : String(value);
}

/** Imports a file, and reimports it after a change. Throws an `OwnerFileError` if it is unreadable. */
export async function importOwnerFile(path: string): Promise<object> {
  readOwnerFile(path);
  try {
    return await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const line = /^[^:]*:(\d+)/.exec(stack.split(basename(path))[1] ?? "")?.[1];
    const place = line === undefined ? "" : ` near line ${line}`;
    const problem = `The file cannot be read${place}. Is a comma, a quote or a bracket missing, perhaps on the line before? Type plain " and , instead of “ and ，. ${message}`;
    throw new OwnerFileError(relative(web, path), [problem]);
  }
}

/** Traces of a wrong encoding. Windows has quotation marks and dashes where Unicode has control characters. */
const LOST = /[\0\x80-\x9f\uFFFD]/;

/** Throws an `OwnerFileError` if a letter was lost. */
function readOwnerFile(path: string): string {
  const refuse = (problem: string): never => {
    throw new OwnerFileError(relative(web, path), [problem]);
  };
  if (!existsSync(path))
    refuse("The file is missing. Put it back: an earlier commit of your copy has it, and so has the original site.");
  const text = new TextDecoder().decode(readFileSync(path));
  const [before, after] = text.split(LOST);
  if (before === undefined || after === undefined) return text;
  const line = before.split("\n").length;
  return refuse(
    `The file has a letter in line ${line} that cannot be read, so it would be lost. Save it as UTF-8 (in Notepad: “Save as”, “Encoding”), and write that letter again if it is lost already.`,
  );
}

const propertySchema = v.looseObject({
  start: v.number(),
  key: v.union([v.looseObject({ name: v.string() }), v.looseObject({ value: v.union([v.string(), v.number()]) })]),
});

/** Returns a sentence for each duplicate key. JavaScript would silently use the last one. */
export async function repeatedKeys(path: string): Promise<string[]> {
  const source = readOwnerFile(path);
  // Vite loads slowly, and most callers do not need it.
  const { parseAst } = await import("vite");
  const problems: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const keys = new Set<string>();
    for (const property of "type" in node && node.type === "ObjectExpression" && "properties" in node
      ? [node.properties].flat()
      : []) {
      const { success, output } = v.safeParse(propertySchema, property);
      if (!success) continue;
      const key = String("name" in output.key ? output.key.name : output.key.value);
      const line = source.slice(0, output.start).split("\n").length;
      if (keys.has(key)) problems.push(`line ${line}: "${key}" is there twice. Keep one of the two.`);
      keys.add(key);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: "ts" }));
  return problems;
}
