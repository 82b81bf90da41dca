import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { join, sep } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import send from "send";

const SUFFIXES = { br: ".br", gzip: ".gz" } as const;
const NOT_FOUND = "404.html";

/** `_headers` is for hosts, and `404.html` has no URL of its own. Hidden files stay hidden. */
const NEVER_SERVED = /^(?:_headers|404\.html)(?:\.br|\.gz)?$|(?:^|\/)\.(?!well-known\/)/;

interface SiteOptions {
  readonly directory: string;
  /** Earlier builds, oldest first. Pages from before an update still request their hashed files. */
  readonly earlier?: readonly string[];
  /** The site's path on its host. Begins and ends with a slash. */
  readonly base?: string;
  /** Called before any file lookup with a URL under `base`. Returns whether it responded. */
  readonly first?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

interface SiteFile {
  readonly path: string;
  /** From the rules for the canonical path, because `//admin` also finds the page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** Serves a built site like a static host, including `_headers`. Switches to a new build once `_headers` is written. */
export function createSiteHandler({ directory, earlier = [], base = "/", first }: SiteOptions) {
  let site = readSite(directory, earlier);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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

function sendFile(request: IncomingMessage, response: ServerResponse, { path, headers, status }: SiteFile): void {
  const encoding = acceptedEncoding(request);
  const isCompressed = encoding !== undefined && existsSync(path + SUFFIXES[encoding]);
  const all = {
    "Cache-Control": "no-cache",
    ...headers,
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    Vary: "Accept-Encoding",
    ...(isCompressed && { "Content-Encoding": encoding }),
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

function readSite(directory: string, earlier: readonly string[]) {
  const [readFrom, headersOf] = [builtAt(directory), readHeaders(directory)];
  const fileAt = (path: string, address: string, status = 200): SiteFile => ({
    path,
    headers: headersOf(address),
    status,
  });
  const files = new Map<string | undefined, SiteFile>();
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
 * Returns a function from path to headers. A rule is a path, then indented headers. A trailing `*` matches prefixes.
 */
export function readHeaders(directory: string): (path: string) => Record<string, string> {
  const rules: { readonly pattern: string; readonly headers: [name: string, value: string][] }[] = [];
  const file = join(directory, "_headers");
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value = ""] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: [] });
    else if (name !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return (path) => {
    const joined: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      const isMatch = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      for (const [name, value] of isMatch ? headers : [])
        joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
    return joined;
  };
}

function builtAt(directory: string): number | undefined {
  return statSync(join(directory, "_headers"), { throwIfNoEntry: false })?.mtimeMs;
}

/** `/%63alendar/` is `calendar`. */
function nameOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, "/")
      .replace(/^\/|\/$/g, "");
  } catch {
    return undefined;
  }
}

/** Returns the best encoding that the client accepts, or undefined for an uncompressed body. */
export function acceptedEncoding({ headers }: IncomingMessage): keyof typeof SUFFIXES | undefined {
  const accepted = parseAccept(String(headers["accept-encoding"] ?? ""));
  const weight = (encoding: string) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q;
  return (["br", "gzip"] as const).find((encoding) => (weight(encoding) ?? weight("*") ?? 0) > 0);
}

/** Refuses a request, or closes the connection if the response has begun. */
export function sendStatus(response: ServerResponse, status: number, headers?: Record<string, string>): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(STATUS_CODES[status]);
}

/** Returns the builds of a shared site, oldest first. A complete build has a number and never changes. */
export function sharedBuilds(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => join(folder, name));
}
