import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Elements that load a file with the page, each with its attributes. */
const LOADING = /<(?:link|script|img|source)\b[^>]*>/g;
/** Links to other documents and to connections, which the page does not load. */
const NOT_LOADED = /\brel="?(?:alternate|canonical|expect|preconnect)\b/;
const ADDRESSES = /\s(?:href|src|srcset)="([^"]*)"/g;

/**
 * Throws where a page in the folder names an icon, script, style, font or picture of the site that is not in the folder.
 * Browsers load icons outside of the page, so no test in a browser can tell a missing one.
 */
export async function checkNamedFiles(folder: string, base: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const problems = new Set<string>();
  for (const page of pages) {
    const html = await readFile(join(folder, page), "utf8");
    for (const address of namedFiles(html, base))
      if (!existsSync(join(folder, address)))
        problems.add(`${page} names ${base}${address}, and there is no such file.`);
  }
  if (problems.size > 0) throw new Error([...problems].join("\n"));
}

/** The files of the site that a page loads, from the site's base. */
function namedFiles(html: string, base: string): string[] {
  return (html.match(LOADING) ?? [])
    .filter((element) => !NOT_LOADED.test(element))
    .flatMap((element) => [...element.matchAll(ADDRESSES)].flatMap(([, value = ""]) => value.split(/,\s+/)))
    .map((candidate) => candidate.trim().replace(/[\s?#].*$/, ""))
    .filter((address) => address.startsWith(base) && !address.startsWith("//"))
    .map((address) => decodeURIComponent(address.slice(base.length)));
}
