import { createHash } from "node:crypto";

/** styled-components fills an empty style element through the CSSOM, so the policy must allow the empty string. */
const EMPTY_STYLE = "";

interface PolicyOptions {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  readonly pictureHosts: readonly string[];
  readonly connectsTo: readonly string[];
}

/** Returns a Content-Security-Policy for meta elements and headers. */
export function contentSecurityPolicy({ scripts, styles, pictureHosts, connectsTo }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes([EMPTY_STYLE, ...styles])}`,
    ["img-src 'self'", ...pictureHosts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src", ...(connectsTo.length > 0 ? connectsTo : ["'none'"])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashes(texts: Iterable<string>): string {
  const sources = Array.from(texts, (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(sources)].join(" ");
}
