import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { practice, web } from "./paths.mjs";

/** What the server reads only when it starts. */
const FOLDERS = [practice, join(web, "words")].map((folder) => `${normalizePath(folder)}/`);

/**
 * Restarts the development server, which reloads its pages, when a file of the practice or a word of the site is added,
 * changed or removed. After a mistake, which the terminal shows, the server goes on as it was.
 */
export function restartPlugin(): Plugin {
  return {
    name: "restart",
    async hotUpdate({ file, server }) {
      if (FOLDERS.some((folder) => file.startsWith(folder))) await server.restart();
    },
  };
}
