import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { dist } from "../build/paths.mjs";

/** The transfer size of files of the site, in thousands of bytes: of scripts, and of everything. */
export function kilobytesOf(pathnames: readonly string[]): { readonly script: number; readonly total: number } {
  const sum = (files: readonly string[]) =>
    Math.round(files.reduce((bytes, file) => bytes + travelSize(file), 0) / 100) / 10;
  return { script: sum(pathnames.filter((file) => file.endsWith(".js"))), total: sum(pathnames) };
}

/** The size of the brotli copy where there is one. */
function travelSize(pathname: string): number {
  const file = join(dist, /\.\w+$/.test(pathname) ? pathname : join(pathname, "index.html"));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
