const SWITCHED_OFF =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()";

/** The headers of every response. Without a policy they fit any page. `frame-ancestors` counts only in a header. */
function siteHeaders(policy?: string): Record<string, string> {
  return {
    ...(policy !== undefined && { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": SWITCHED_OFF,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Subscriptions need it, and not every host knows it by the file's name. */
const CALENDAR = "text/calendar; charset=utf-8";

const FOREVER = "public, max-age=31536000, immutable";

/** The `_headers` file of Netlify and Cloudflare Pages. Without a policy it fits any folder of pages. */
export function headersFile(policy?: string): string {
  const lines = Object.entries(siteHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join("\n")}

/assets/*
  Cache-Control: ${FOREVER}

/calendar.ics
  Content-Type: ${CALENDAR}
`;
}

/**
 * The same as part of an nginx `server` block. Each location repeats all headers, because a location with an
 * `add_header` of its own inherits none.
 */
export function nginxSnippet(policy: string, base: string): string {
  const headers = Object.entries(siteHeaders(policy)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const location = (
    match: string,
    directives: readonly string[],
    caching = 'add_header Cache-Control "no-cache" always;',
  ) => [`location ${match} {`, ...[...directives, ...headers, caching].map((line) => `  ${line}`), "}"].join("\n");
  const home = base === "/" ? "" : `\nlocation = / {\n  return 302 ${base};\n}\n`;
  return `# Written by the build: include it in a server block whose root is the built site.
error_page 404 ${base}404.html;
gzip_static on;
# With the module ngx_brotli, which is smaller still:
# brotli_static on;

# Every other response gets the headers too.
${headers.join("\n")}
${home}
${location(base, ["try_files $uri $uri.html $uri/index.html =404;"])}

${location(`${base}assets/`, [], `add_header Cache-Control "${FOREVER}";`)}

# The not-found page has no address of its own, and the file for other hosts is not served.
${location(`~ ^${base}(_headers|404|404\\.html)$`, ["internal;"])}

${location(`= ${base}site.webmanifest`, ["types { }", "default_type application/manifest+json;"])}

${location(`~ ^${base}(calendar|events/[0-9]+)[.]ics$`, ["types { }", `default_type "${CALENDAR}";`])}
`;
}
