import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { ICON, PICTURES, pictureProblem, practiceFile } from "./practice-files.ts";

/** Puts the practice's icon in the place of the site's mark, and serves its pictures, and nothing else, while `pnpm dev` runs. */
export function practiceFilesPlugin(): Plugin {
  return {
    name: "practice-files",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/logo-mark\.svg\?react$/ },
      handler: () => practiceFile(ICON)?.concat("?react") ?? null,
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PICTURES}`, ({ url = "" }, response, next) => {
        const address = `/${PICTURES}${decodeURIComponent(url.replace(/\?.*/, ""))}`;
        // An address that climbs out of the folder is none of its names.
        const file = pictureProblem(address) === null ? practiceFile(address) : null;
        if (file === null) return next();
        if (file.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml");
        response.end(readFileSync(file));
      });
    },
  };
}
