import { join } from "node:path";
import type { CalendarEvent } from "@inner-light/core";
import { normalizePath, type Plugin } from "vite";
import { practice, web } from "./paths.mjs";

/** The server reads these only when it starts. */
const FOLDERS = [practice, join(web, "words")].map((folder) => `${normalizePath(folder)}/`);

/** Restarts the development server when the practice's files or words change. A mistake leaves it running. */
export function restartPlugin(): Plugin {
  return {
    name: "restart",
    async hotUpdate({ file, server }) {
      if (FOLDERS.some((folder) => file.startsWith(folder))) await server.restart();
    },
  };
}

/** Renders event pages for `pnpm dev`. In production, the build or the server writes them. */
export function eventPagesPlugin(listEvents: () => Promise<readonly CalendarEvent[]>): Plugin {
  return {
    name: "event-pages",
    apply: "serve",
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        const [path, id] = /\/events\/(\d+)\/$/.exec(url) ?? [];
        try {
          const coming = path === undefined ? [] : await listEvents();
          const event = coming.find((one) => String(one.id) === id);
          if (event === undefined) return next();
          const { renderPage } = await ssrLoadModule("/build/render-pages.ts");
          const { html } = await renderPage(path, { event, coming });
          response.setHeader("Content-Type", "text/html").end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
