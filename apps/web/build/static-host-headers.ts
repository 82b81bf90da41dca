import { EVENTS, LEGAL, pages } from "../src/site/pages.ts";
import type { Site } from "../src/site/resolve-site.ts";

const SWITCHED_OFF =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()";

const SITE_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": SWITCHED_OFF,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** `frame-ancestors` works only in a header. */
const policyHeader = (policy: string) => ({ "Content-Security-Policy": `${policy}; frame-ancestors 'none'` });

/** Subscriptions need this type, and not every host derives it from the name. */
const CALENDAR = "text/calendar; charset=utf-8";

const FOREVER = "public, max-age=31536000, immutable";

/** Other paths get the not-found page. It contains its own policy. */
function documentsOf({ legalTitle }: Pick<Site, "legalTitle">): string[] {
  const paths = Object.values(pages).map(({ path }) => path);
  return [...paths, ...(legalTitle === undefined ? [] : [LEGAL]), `${EVENTS}*`, "/404"];
}

/** Returns `_headers` for Netlify and Cloudflare Pages. Cloudflare joins all rules that match. */
export function headersFile(site: Pick<Site, "legalTitle">, policyOf?: (path: string) => string): string {
  const rules: [address: string, headers: object][] = [["/*", SITE_HEADERS]];
  rules.push(["/assets/*", { "Cache-Control": FOREVER }], ["/calendar.ics", { "Content-Type": CALENDAR }]);
  for (const path of documentsOf(site))
    for (const address of addressesOf(path)) if (policyOf) rules.push([address, policyHeader(policyOf(path))]);
  const lines = (headers: object) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(([address, headers]) => [`${address}\n`, ...lines(headers)].join("")).join("\n");
}

function addressesOf(path: string): string[] {
  if (path.endsWith("*")) return [path];
  return path === "/" ? ["/", "/index.html"] : ["", "/", ".html", "/index.html"].map((end) => path + end);
}

/** Returns the headers for nginx. Each location repeats all of them, because `add_header` disables inheritance. */
export function nginxSnippet(policyOf: (path: string) => string, base: string): string {
  const FILES = "try_files $uri $uri.html $uri/index.html =404;";
  const location = (match: string, directives: readonly string[], { path = "/", caching = "no-cache" } = {}) => {
    const headers = { ...SITE_HEADERS, ...policyHeader(policyOf(path)), "Cache-Control": caching };
    // No `always`: browsers must not cache a 404 forever.
    const lines = Object.entries(headers).map(
      ([name, value]) => `add_header ${name} "${value}"${value === FOREVER ? "" : " always"};`,
    );
    return `location ${match} {\n${[...directives, ...lines].map((line) => indented(line)).join("\n")}\n}`;
  };
  const inside = [
    location(`${base}assets/`, [], { caching: FOREVER }),
    location(`~ ^${base}admin(/|[.]html|/index[.]html)?$`, [FILES], { path: pages.admin.path }),
    // Neither `_headers` nor the 404 page has a URL of its own.
    location(`~ ^${base}(_headers|404|404\\.html)$`, ["internal;"]),
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
