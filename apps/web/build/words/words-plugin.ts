import { basename } from "node:path";
import type { Plugin } from "vite";
import { readWords } from "./read-words.ts";

/**
 * Replaces each file of apps/web/words by the words of the practice's site. `words/events.ts?american` has those that
 * the site comes with, for /admin.
 */
export function wordsPlugin(language: string): Plugin {
  return {
    name: "words",
    load: {
      filter: { id: /\/apps\/web\/words\/[\w-]+\.ts(?:\?american)?$/ },
      async handler(id) {
        const [path = "", query] = id.split("?");
        const { words, american } = await readWords(language);
        const exports = Object.entries((query === undefined ? words : american)[basename(path)] ?? {});
        const code = exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join("");
        return { code, map: null };
      },
    },
  };
}
