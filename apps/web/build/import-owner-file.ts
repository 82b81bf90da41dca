import { statSync } from "node:fs";
import { basename, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { OwnerFileError } from "./owner-file-error.ts";
import { web } from "./paths.mjs";

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
