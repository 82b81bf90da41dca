// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import { headersFor, parseHeadersFile } from "./headers-file.mjs";

/**
 * Answers requests from the built site the way a plain static host does: `/calendar` is `calendar.html`, what is not
 * there is `404.html`, fingerprinted assets are kept for a year, everything else is asked for again each time. Files
 * that the build has compressed (`.br`, `.gz`) are sent to browsers that take them, and the build's `_headers` apply.
 *
 * @param {{ directory: string; base?: string | undefined }} options
 * @returns {import("node:http").RequestListener}
 */
export function createSiteHandler({ directory, base = "/" }) {
  const notFoundPage = readIfThere(join(directory, "404.html")) ?? "Not found";
  const rules = parseHeadersFile(readIfThere(join(directory, "_headers"))?.toString() ?? "");
  const prefix = base.replace(/\/$/, "");
  const serveFile = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      if (response.hasHeader("Cache-Control")) return;
      response.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });

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
      response.end(notFoundPage);
    };
    const inside = url.startsWith(`${prefix}/`) || url === prefix;
    request.url = inside ? url.slice(prefix.length) || "/" : url;
    const pathname = request.url.split("?")[0] ?? "/";
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (inside && !NEVER_SERVED.test(pathname)) serveFile(request, response, notFound);
    else notFound();
  };
}

/** The page of unknown addresses answers as such, and the hosts' file of headers is not a page. */
const NEVER_SERVED = /^\/(?:_headers|404(?:\.html)?)(?:\.br|\.gz)?\/?$/;

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
