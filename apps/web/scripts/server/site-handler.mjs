// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import { headersFor, parseHeadersFile } from "./headers-file.mjs";

/**
 * Answers requests from the built site the way a plain static host does: `/calendar` is `calendar.html`, what is not
 * there is `404.html`, fingerprinted assets are kept for a year, everything else is asked for again each time. Files
 * that the build has compressed (`.br`, `.gz`) are sent to browsers that take them, and the build's `_headers` apply.
 * A site that is built again meanwhile is served as it is now.
 *
 * @param {{ directory: string; base?: string | undefined }} options
 * @returns {import("node:http").RequestListener}
 */
export function createSiteHandler({ directory, base = "/" }) {
  const prefix = base.replace(/\/$/, "");
  let site = openSite(directory);

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
    if (!isUpToDate(site)) site = openSite(directory);
    const { notFoundPage, rules, serveFile } = site;
    const notFound = () => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
      response.end(notFoundPage);
    };
    const inside = url.startsWith(`${prefix}/`) || url === prefix;
    const [path = "", ...query] = (inside ? url.slice(prefix.length) : url).split("?");
    const pathname = path.replace(/\/{2,}/g, "/") || "/";
    request.url = [pathname, ...query].join("?");
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (inside && !NEVER_SERVED.test(pathname)) serveFile(request, response, notFound);
    else notFound();
  };
}

/** The page of unknown addresses answers as such, and the hosts' file of headers is not a page. */
const NEVER_SERVED = /^\/(?:_headers|404(?:\.html)?)(?:\.br|\.gz)?\/?$/;

/** A build takes longer than this between two of its files only where the machine has a lot to do. */
const SETTLING_MS = 2000;

/**
 * The site as it is built now. What is looked up once, such as the files' sizes, holds until the next build.
 *
 * @param {string} directory
 */
function openSite(directory) {
  return {
    directory,
    changedAt: changedAt(directory),
    notFoundPage: readIfThere(join(directory, "404.html")) ?? "Not found",
    rules: parseHeadersFile(readIfThere(join(directory, "_headers"))?.toString() ?? ""),
    serveFile: sirv(directory, {
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
    }),
  };
}

/** @param {ReturnType<typeof openSite>} site */
function isUpToDate(site) {
  return changedAt(site.directory) === site.changedAt && Date.now() - site.changedAt > SETTLING_MS;
}

/**
 * When a file last came or went: each build empties both folders.
 *
 * @param {string} directory
 */
function changedAt(directory) {
  const folders = [directory, join(directory, "assets")];
  return Math.max(...folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0));
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
