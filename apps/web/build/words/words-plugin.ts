import { basename } from "node:path";
import type { Plugin } from "vite";
import { readWords } from "./read-words.ts";

/**
 * Replaces each file of apps/web/words by the words of the practice's site; `words/events.ts?american` has those that the
 * site comes with, for /admin. Each export is a module of its own, because bundlers split code by modules: a page gets no
 * words of another page.
 */
export function wordsPlugin(language: string): Plugin {
  return {
    name: "words",
    load: {
      filter: { id: /\/apps\/web\/words\/[\w-]+\.ts(?:\?|$)/ },
      async handler(id) {
        const [path = "", query] = id.split("?");
        const [kind, name] = new URLSearchParams(query).entries().next().value ?? ["site"];
        const { words, american } = await readWords(language);
        const exports = (kind === "american" ? american : words)[basename(path)] ?? {};
        const code = Object.keys(exports).map(
          (each) => `export { ${each} } from "./${basename(path)}?${kind}=${each}";`,
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
