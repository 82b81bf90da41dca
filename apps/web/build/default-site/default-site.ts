import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { web } from "../paths.mjs";

/**
 * The site as it comes: without settings, without a published calendar, and with the words of default-words.json. The
 * browser tests and the byte budgets are about this site, whatever the owner of this copy has changed.
 */

/** The values that each file of apps/web/words exports. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const folder = join(web, "words");

const read = async (file: string) => [file, { ...(await import(pathToFileURL(join(folder, file)).href)) }] as const;

/** What they say as the site comes. */
export const defaultWords: Words = JSON.parse(readFileSync(join(import.meta.dirname, "default-words.json"), "utf8"));

/** What the files of apps/web/words say now. */
export async function currentWords(): Promise<Words> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

/** Whether the owner of this copy has set, said or published anything of their own. */
export async function isChangedByOwner(): Promise<boolean> {
  const { default: config } = await import("../../site.config.ts");
  if (Object.keys(config).length > 0 || existsSync(join(web, "published/calendar.json"))) return true;
  return JSON.stringify(await currentWords()) !== JSON.stringify(defaultWords);
}

/** The source of each file of words, of which only the values are left: a script needs no numbers to fill in. */
export function wordsSources(words: Words): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).map(([file, exports]) => [
      file,
      Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join(""),
    ]),
  );
}

/** Replaces the files of apps/web/words by these words. */
export function wordsPlugin(words: Words): Plugin {
  const sources = wordsSources(words);
  return {
    name: "words",
    load: {
      filter: { id: /\/apps\/web\/words\/[\w-]+\.ts$/ },
      handler: (id) => ({ code: sources.get(basename(id)) ?? "", map: null }),
    },
  };
}
