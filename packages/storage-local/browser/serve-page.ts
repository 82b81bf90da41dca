import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const HTML = `<!doctype html><title>storage</title><script type="module" src="/page.js"></script>`;
const HTML_WITH_BLOCKED_STORAGE = `<!doctype html><title>outer</title><iframe sandbox="allow-scripts" src="/"></iframe>`;

export interface ServedPage {
  /** A page with the backend on its `window`. */
  readonly url: string;
  /** A page with the other one in a frame, for which the browser blocks storage. */
  readonly blockedUrl: string;
  close(): Promise<void>;
}

/** Serves the storage package, bundled as for production, on a port of its own. */
export async function servePage(): Promise<ServedPage> {
  const script = await bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    // The sandboxed frame has an opaque origin, so loading the script is a cross-origin request.
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : request.url === "/blocked" ? HTML_WITH_BLOCKED_STORAGE : HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    blockedUrl: `${url}blocked`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./page.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: "page" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  for (const output of [result].flat()) {
    for (const chunk of "output" in output ? output.output : []) if (chunk.type === "chunk") return chunk.code;
  }
  throw new Error("nothing was bundled");
}
