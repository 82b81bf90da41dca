import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium } from "playwright";
import { build } from "vite";
import { chromiumLaunchOptions } from "../browser/chromium.ts";

const HTML = `<!doctype html><title>bench</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`;

export interface Bench {
  readonly context: BrowserContext;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A Chromium that keeps what it stores on the disk, as a visitor's does, and the page with all adapters, bundled as
 * for production. The page is isolated from other origins, which gives it a clock of five microseconds.
 */
export async function openBench(): Promise<Bench> {
  const script = await bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("cross-origin-embedder-policy", "require-corp");
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const profile = await mkdtemp(join(tmpdir(), "storage-bench-"));
  const context = await chromium.launchPersistentContext(profile, chromiumLaunchOptions);
  return {
    context,
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await context.close();
      server.close();
      server.closeAllConnections();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./page.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: "page" },
      // As the site itself is built: compiled as it comes.
      rolldownOptions: { output: { minify: true, postBanner: "//# allFunctionsCalledOnLoad" } },
    },
  });
  for (const output of [result].flat()) {
    for (const chunk of "output" in output ? output.output : []) if (chunk.type === "chunk") return chunk.code;
  }
  throw new Error("nothing was bundled");
}
