// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join, sep } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import send from "send";

const SUFFIXES = { br: ".br", gzip: ".gz" };
const NOT_FOUND = "404.html";

/** `_headers` is for hosts, `404.html` has no address of its own, and hidden files stay hidden. */
const NEVER_SERVED = /^(?:_headers|404\.html)(?:\.br|\.gz)?$|(?:^|\/)\.(?!well-known\/)/;

/** @typedef {import("node:http").IncomingMessage} IncomingMessage */
/** @typedef {import("node:http").ServerResponse} ServerResponse */

/**
 * Serves the built site as a plain static host does: `/calendar` is `calendar.html`, an unknown address gets `404.html`,
 * clients that accept compressed files get the build's (`.br`, `.gz`), and the build's `_headers` apply. Only paths of
 * files that are in the folder lead to a file. The next build takes effect once it has written `_headers`.
 * @param {object} options
 * @param {string} options.directory The folder of the built site.
 * @param {readonly string[]} [options.earlier] The folders of earlier builds, oldest first. Pages that were opened before
 *   still find their hashed files, which are in `assets`.
 * @param {string | undefined} [options.base] The path of the site on its host, which begins and ends with a slash.
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<boolean>} [options.first] Asked before the files,
 *   with a URL below `base`; returns whether it has responded.
 * @returns {(request: IncomingMessage, response: ServerResponse) => Promise<void>}
 */
export function createSiteHandler({ directory, earlier = [], base = "/", first }) {
  let site = readSite(directory, earlier);

  return async (request, response) => {
    const [path = "", ...query] = (request.url ?? "/").split(/(?=\?)/);
    if (base !== "/" && (path === "/" || `${path}/` === base)) {
      response.writeHead(path === "/" ? 302 : 308, { Location: [base, ...query].join("") }).end();
      return;
    }
    const isInside = path.startsWith(base);
    const below = isInside ? path.slice(base.length - 1) : path;
    request.url = [below, ...query].join("");
    if (isInside && (await first?.(request, response))) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendStatus(response, 405, { Allow: "GET, HEAD" });
      return;
    }
    if (site.builtAt !== builtAt(directory)) site = readSite(directory, earlier);
    const file = isInside ? site.files.get(nameOf(below)) : undefined;
    sendFile(request, response, file ?? site.notFound);
  };
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {SiteFile} file
 */
function sendFile(request, response, { path, headers, status }) {
  const encoding = acceptedEncoding(request);
  const isCompressed = encoding !== undefined && existsSync(path + SUFFIXES[encoding]);
  const all = {
    "Cache-Control": "no-cache",
    ...headers,
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    Vary: "Accept-Encoding",
    ...(isCompressed ? { "Content-Encoding": encoding } : {}),
  };
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(all)));
  send(request, encodeURIComponent(isCompressed ? path + SUFFIXES[encoding] : path), {
    index: false,
    dotfiles: "allow",
    cacheControl: false,
    acceptRanges: status === 200,
  })
    .on("error", ({ status, headers: further }) => sendStatus(response, status === 500 ? 503 : status, further))
    .pipe(response);
}

/**
 * @typedef {object} SiteFile
 * @property {string} path
 * @property {Record<string, string>} headers Those of its address, whatever path leads to it: `//admin` is a page, too.
 * @property {number} status
 */

/**
 * @param {string} directory
 * @param {readonly string[]} earlier
 */
function readSite(directory, earlier) {
  const [readFrom, headersOf] = [builtAt(directory), readHeaders(directory)];
  /** @type {(path: string, address: string, status?: number) => SiteFile} */
  const fileAt = (path, address, status = 200) => ({ path, headers: headersOf(address), status });
  /** @type {Map<string | undefined, SiteFile>} */
  const files = new Map();
  for (const assets of earlier.map((build) => join(build, "assets")))
    for (const name of readdirSync(assets)) files.set(`assets/${name}`, fileAt(join(assets, name), `/assets/${name}`));
  for (const entry of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
    const file = entry.split(sep).join("/");
    if (NEVER_SERVED.test(file) || statSync(join(directory, entry)).isDirectory()) continue;
    const page = file.replace(/(?:(?:^|\/)index)?\.html$/, "");
    const found = fileAt(join(directory, entry), `/${page}`);
    for (const name of [file, file.replace(/\.html$/, ""), page])
      if (!files.has(name) || name === file) files.set(name, found);
  }
  return { builtAt: readFrom, files, notFound: fileAt(join(directory, NOT_FOUND), "/404", 404) };
}

/**
 * Reads the `_headers` file that the build writes for static hosts (build/static-host-headers.ts): a path on a line of its
 * own, then its headers, indented. A path that ends with `*` matches every path with that prefix. Where several rules name
 * the same header, their values are joined, as Cloudflare does.
 * @param {string} directory The folder of the built site.
 * @returns {(path: string) => Record<string, string>} The headers of a path.
 */
export function readHeaders(directory) {
  /** @type {{ pattern: string; headers: Record<string, string> }[]} */
  const rules = [];
  const file = join(directory, "_headers");
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value = ""] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: {} });
    else if (name !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return (path) => {
    /** @type {Record<string, string>} */
    const joined = {};
    for (const { pattern, headers } of rules) {
      const isMatch = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      for (const [name, value] of Object.entries(isMatch ? headers : {}))
        joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
    return joined;
  };
}

/** @param {string} directory */
function builtAt(directory) {
  return statSync(join(directory, "_headers"), { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * The name of the file or page that a path leads to: `/%63alendar/` is `calendar`.
 * @param {string} path
 */
function nameOf(path) {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, "/")
      .replace(/^\/|\/$/g, "");
  } catch {
    return undefined;
  }
}

/**
 * The best encoding that a request accepts.
 * @param {import("node:http").IncomingMessage} request
 * @returns {"br" | "gzip" | undefined} Undefined for a body as it is.
 */
export function acceptedEncoding({ headers }) {
  const accepted = parseAccept(String(headers["accept-encoding"] ?? ""));
  const weight = (/** @type {string} */ encoding) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q;
  return /** @type {const} */ (["br", "gzip"]).find((encoding) => (weight(encoding) ?? weight("*") ?? 0) > 0);
}

/**
 * Refuses a request, or closes the connection when a response has begun.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function sendStatus(response, status, headers) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(STATUS_CODES[status]);
}
