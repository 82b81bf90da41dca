import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { dist } from "../scripts/paths.mjs";

/** What files of the site weigh as they travel, in thousands of bytes: scripts, and everything. */
export function kilobytesOf(pathnames: readonly string[]): { readonly script: number; readonly total: number } {
  const sum = (files: readonly string[]) =>
    Math.round(files.reduce((bytes, file) => bytes + travelSize(file), 0) / 100) / 10;
  return { script: sum(pathnames.filter((file) => file.endsWith(".js"))), total: sum(pathnames) };
}

/** Compressed with brotli where that was done. */
function travelSize(pathname: string): number {
  const file = join(dist, /\.\w+$/.test(pathname) ? pathname : join(pathname, "index.html"));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
