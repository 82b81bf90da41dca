import { basename } from "node:path";
import type { Plugin } from "vite";
import { type OwnPictures, withPublished } from "../images/own-pictures.ts";
import { type Files, readWords } from "./words.ts";

/**
 * Replaces each file of apps/web/words by the words of the practice's site. Each export is a module of its own, because
 * bundlers split code by modules: a page gets no words of another page. `own` takes the place of the practice's words:
 * `{}` for the site as it comes.
 */
export function wordsPlugin(language: string, own?: Files, pictures: OwnPictures = new Map()): Plugin {
  let words: Files = {};
  return {
    name: "words",
    // Before buildStart: a restarting development server has closed the old one by then, so a mistake would leave none.
    async configResolved() {
      words = withPublished(await readWords(language, own), pictures);
    },
    load: {
      filter: { id: /\/apps\/web\/words\/[\w-]+\.ts(?:\?export=\w+)?$/ },
      handler(id) {
        const [path = "", name] = id.split("?export=");
        const file = basename(path);
        const exports = words[file] ?? {};
        const code = name
          ? `export const ${name} = ${JSON.stringify(exports[name])};`
          : Object.keys(exports)
              .map((each) => `export { ${each} } from "./${file}?export=${each}";`)
              .join("\n");
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}
