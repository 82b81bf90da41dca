import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sirv from "sirv";
import { dist } from "../build/paths.mjs";
import { listen } from "../server/listen.mjs";
import { test as base } from "./fixtures.ts";

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The path of pages that show another page in a frame with an opaque origin, to which browsers deny storage. */
export const FRAMED = "/framed";

/**
 * The built site without its protection: no headers, and no policy in the pages. What fails here would fail on a host
 * that sends no headers, or in a browser without support for policies.
 */
export function serveBareSite(): ReturnType<typeof listen> {
  const assets = sirv(dist, { setHeaders: (response) => response.setHeader("Access-Control-Allow-Origin", "*") });
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (/\.\w+$/.test(pathname)) {
      assets(request, response);
      return;
    }
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.end(
      pathname.startsWith(FRAMED) ? frameOf(pathname.slice(FRAMED.length)) : await pageWithoutPolicy(pathname),
    );
  }, 0);
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
    await use(site.address);
    site.close();
  },
});
