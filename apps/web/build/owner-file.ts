import { statSync } from "node:fs";
import { basename, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "@inner-light/site-server";
import type { BaseIssue } from "valibot";
import { web } from "./paths.mjs";

/** Lists what to correct in a file of the owner's. */
export class OwnerFileError extends Failure {
  constructor(file: string, problems: readonly string[]) {
    const rows = problems.map((problem) => `\n  - ${problem}`);
    super(`Please correct this in apps/web/${file}, and start again:\n${rows.join("")}`);
  }
}

/** "officeHours, row 2, opens: found …, expected …." */
export function problemOf({ path, input, message }: BaseIssue<unknown>): string {
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

/** Loads a module, again if it has changed since. Throws an `OwnerFileError` where it cannot be read. */
export async function importOwnerFile(path: string): Promise<object> {
  try {
    return await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const line = /^[^:]*:(\d+)/.exec(stack.split(basename(path))[1] ?? "")?.[1];
    const place = line === undefined ? "" : ` near line ${line}`;
    const problem = `The file cannot be read${place}. Is a comma, a quote or a bracket missing? ${message}`;
    throw new OwnerFileError(relative(web, path), [problem]);
  }
}
