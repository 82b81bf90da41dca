import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Plugin } from "vite";
import { readWords } from "./read-words.ts";
import type { Words } from "./words.ts";

/**
 * Replaces each file of apps/web/words by the words of the practice's site; `words/events.ts?american` has those that the
 * site comes with, for /admin. Each export is a module of its own, because bundlers split code by modules: a page gets no
 * words of another page. `own` takes the place of the practice's words: `{}` for the site as it comes.
 */
export function wordsPlugin(language: string, own?: Words): Plugin {
  return {
    name: "words",
    load: {
      filter: { id: /\/apps\/web\/words\/[\w-]+\.ts(?:\?|$)/ },
      async handler(id) {
        const [path = "", query] = id.split("?");
        const [kind, name] = new URLSearchParams(query).entries().next().value ?? ["site"];
        const { words, american } = await readWords(language, own);
        const ofSite = words[basename(path)] ?? {};
        const exports = kind === "american" ? (american[basename(path)] ?? {}) : ofSite;
        // Words that are alike are there once.
        const kindOf = (each: string) => (isDeepStrictEqual(exports[each], ofSite[each]) ? "site" : kind);
        const code = Object.keys(exports).map(
          (each) => `export { ${each} } from "./${basename(path)}?${kindOf(each)}=${each}";`,
        );
        return {
          code: name ? `export const ${name} = ${JSON.stringify(exports[name])};` : code.join("\n"),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
