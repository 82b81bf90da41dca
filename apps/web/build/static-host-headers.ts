import { EVENTS } from "../src/site/pages.ts";

const SWITCHED_OFF =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()";

/** The headers of every response. They fit any page. */
const SITE_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": SWITCHED_OFF,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** The header of one document. `frame-ancestors` counts only in a header. */
const policyHeader = (policy: string) => ({ "Content-Security-Policy": `${policy}; frame-ancestors 'none'` });

/** Subscriptions need it, and not every host knows it by the file's name. */
const CALENDAR = "text/calendar; charset=utf-8";

const FOREVER = "public, max-age=31536000, immutable";

/** The Content-Security-Policies of the site's documents by their paths; the pages of events are one, `/events/`. */
export type DocumentPolicies = ReadonlyMap<string, string>;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Cloudflare joins all rules that match an address, so each document
 * has rules of its own for its policy, and no other rule has one.
 */
export function headersFile(policies: DocumentPolicies = new Map()): string {
  const rules: [address: string, headers: Readonly<Record<string, string>>][] = [
    ["/*", SITE_HEADERS],
    ["/assets/*", { "Cache-Control": FOREVER }],
    ["/calendar.ics", { "Content-Type": CALENDAR }],
  ];
  for (const [path, policy] of policies)
    for (const address of addressesOf(path)) rules.push([address, policyHeader(policy)]);
  return rules.map(([address, headers]) => `${[address, ...linesOf(headers)].join("\n  ")}\n`).join("\n");
}

/** Every address under which a host may send a document. */
function addressesOf(path: string): string[] {
  if (path === EVENTS) return [`${EVENTS}*`];
  return path === "/" ? ["/", "/index.html"] : ["", "/", ".html", "/index.html"].map((end) => path + end);
}

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/**
 * The same as part of an nginx `server` block. All of it is inside the location of the site, so that other pages of the
 * host stay as they are. A location with an `add_header` of its own inherits none, so each repeats all.
 */
export function nginxSnippet(policies: DocumentPolicies, base: string): string {
  const FILES = "try_files $uri $uri.html $uri/index.html =404;";
  const location = (match: string, directives: readonly string[], policy?: string, caching = "no-cache") => {
    const headers = { ...SITE_HEADERS, ...(policy !== undefined && policyHeader(policy)), "Cache-Control": caching };
    // A missing file of the build is not missing forever.
    const lines = Object.entries(headers).map(
      ([name, value]) => `add_header ${name} "${value}"${value === FOREVER ? "" : " always"};`,
    );
    return `location ${match} {\n${[...directives, ...lines].map((line) => indented(line)).join("\n")}\n}`;
  };
  const documents = [...policies].map(([path, policy]) => {
    if (path === "/404") return location(`~ ^${base}(_headers|404|404\\.html)$`, ["internal;"], policy);
    if (path === EVENTS) return location(`~ ^${base}events/[0-9]+/`, [FILES], policy);
    const name = path.slice(1);
    return location(`~ ^${base}${name}(${name === "" ? "" : "/|[.]html|/"}index[.]html)?$`, [FILES], policy);
  });
  const inside = [
    location(`${base}assets/`, [], undefined, FOREVER),
    // The not-found page has no address of its own, and the file for other hosts is not served.
    ...documents,
    location(`= ${base}site.webmanifest`, ["types { }", "default_type application/manifest+json;"]),
    location(`~ ^${base}(calendar|events/[0-9]+)[.]ics$`, ["types { }", `default_type "${CALENDAR}";`]),
  ];
  const site = location(base, [
    `error_page 404 ${base}404.html;`,
    "gzip_static on;",
    "gzip_vary on;",
    "# With the module ngx_brotli, which is smaller still:",
    "# brotli_static on;",
    FILES,
    ...inside,
  ]);
  const home = base === "/" ? "" : `location = ${base.slice(0, -1)} {\n  return 301 ${base};\n}\n\n`;
  return `# Written by the build: include it in a server block whose root is the built site.\n${home}${site}\n`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");
