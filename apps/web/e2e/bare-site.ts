import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { test as base } from "./fixtures.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Pages that hold another in a frame without an origin of its own: a browser keeps its storage from such a frame. */
export const FRAMED = "/framed";

export interface BareSite {
  readonly url: string;
  close(): void;
}

/**
 * The built site without any of its protection: no headers, and pages whose policy was taken out. What goes wrong
 * here would go wrong on a host without these headers, or in a browser that knows no policy.
 */
export async function serveBareSite(): Promise<BareSite> {
  const assets = sirv(dist, { setHeaders: (response) => response.setHeader("Access-Control-Allow-Origin", "*") });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (/\.\w+$/.test(pathname)) {
      assets(request, response);
      return;
    }
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.end(
      pathname.startsWith(FRAMED) ? frameOf(pathname.slice(FRAMED.length)) : await pageWithoutPolicy(pathname),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pageWithoutPolicy(pathname: string): Promise<string> {
  const html = await readFile(join(dist, pathname === "/" ? "index.html" : `${pathname}.html`), "utf8");
  if (!POLICY.test(html)) throw new Error(`${pathname} has no policy to take out: is it written differently now?`);
  return html.replace(POLICY, "");
}

function frameOf(pathname: string): string {
  const style = "width: 1200px; height: 2000px; border: 0";
  return `<!doctype html><title>framed</title><iframe sandbox="allow-scripts allow-forms" style="${style}" src="${pathname}"></iframe>`;
}

/** A journey on the bare site. */
export const test = base.extend({
  bypassCSP: true,
  baseURL: async ({ browserName: _browserName }, use) => {
    const site = await serveBareSite();
    await use(site.url);
    site.close();
  },
});
