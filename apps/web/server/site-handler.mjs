// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import { headersFor } from "./headers-file.mjs";

/**
 * Serves the built site as a plain static host does: `/calendar` is `calendar.html`, an unknown address gets `404.html`,
 * browsers that accept compressed files get the build's (`.br`, `.gz`), and the build's `_headers` apply. Browsers ask
 * again for a file each time, unless its headers say otherwise. Looks for each file when it is requested, so that a new
 * build takes effect at once.
 *
 * @param {{ directory: string; base?: string | undefined }} options
 * @returns {import("node:http").RequestListener}
 */
export function createSiteHandler({ directory, base = "/" }) {
  const prefix = base.replace(/\/$/, "");
  const serveFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true });

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const url = request.url ?? "/";
    if (url === "/" && prefix !== "") {
      response.writeHead(302, { Location: `${prefix}/` }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
      response.end(readIfThere(join(directory, "404.html")));
    };
    const inside = url.startsWith(`${prefix}/`) || url === prefix;
    const [path = "", ...query] = (inside ? url.slice(prefix.length) : url).split("?");
    const pathname = path.replace(/\/{2,}/g, "/") || "/";
    request.url = [pathname, ...query].join("?");
    const served = decoded(pathname);
    const headers = headersFor(readIfThere(join(directory, "_headers")), served);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (inside && !NEVER_SERVED.test(served)) serveFile(request, response, notFound);
    else notFound();
  };
}

/** `404.html` has no address of its own, and `_headers` is for hosts. Hidden files stay hidden. */
const NEVER_SERVED = /^\/(?:_headers|404(?:\.html)?)(?:\.br|\.gz)?\/?$|\/\.(?!well-known\/)/;

/**
 * The path as sirv looks for it: `/%5fheaders` is `/_headers`.
 *
 * @param {string} pathname
 */
function decoded(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
